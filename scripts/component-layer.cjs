const OWN = /[\\/]components[\\/].+\.css$/

/**
 * What is asked of PostCSS here.
 *
 * @typedef {{ nodes: object[], append(...nodes: object[]): unknown }} Container
 * @typedef {Container & { source?: { input: { file?: string } } }} Root
 * @typedef {{ AtRule: new (rule: { name: string, params: string, nodes: object[] }) => Container }} Helpers
 */

/**
 * PostCSS: a stylesheet that a component imports stands in the layer `components`, wherever the bundler puts it.
 * What globals.css imports is in that layer by its own words.
 */
function componentLayer() {
  return {
    postcssPlugin: 'component-layer',
    /** @param {Root} root @param {Helpers} helpers */
    Once(root, { AtRule }) {
      if (!OWN.test(root.source?.input.file ?? '')) return
      const layer = new AtRule({ name: 'layer', params: 'components', nodes: [] })
      // `append` moves them; given to the constructor they would be copied.
      layer.append(...root.nodes)
      root.append(layer)
    },
  }
}

componentLayer.postcss = true

module.exports = componentLayer

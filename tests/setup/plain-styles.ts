/**
 * Whether an element is shown, without the whole of its style: roles and names ask for it of every element, again after every
 * change, and jsdom works out two hundred rules each time, a fifth of the time of the forms. Component tests load no
 * stylesheet, so what shows an element is its tag, a few attributes, and styles of its own, of which we have none.
 * Anything else that is asked of a style is jsdom's own answer.
 */
const ATTRIBUTES = ['hidden', 'open', 'type', 'popover', 'style']

// The files of a worker share one window, where jsdom's own is kept.
const FULL_STYLE = Symbol.for('whole style')
const fullStyle: typeof window.getComputedStyle =
  Reflect.get(window, FULL_STYLE) ?? window.getComputedStyle.bind(window)
Reflect.set(window, FULL_STYLE, fullStyle)

const displays = new Map<string, string>()

window.getComputedStyle = (element, pseudo) => {
  const style = () => fullStyle(element)
  const plain = new Map([
    ['display', () => displayOf(element)],
    ['visibility', () => (element.closest('[style]') ? style().visibility : 'visible')],
    ['pointerEvents', () => (element.closest('[style]') ? style().pointerEvents : 'auto')],
    // What stands before and after an element comes from stylesheets.
    ['content', () => (pseudo ? '' : style().content)],
  ])
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue')
        return (property: string) => plain.get(property)?.() ?? style().getPropertyValue(property)
      const readValue = plain.get(String(name))
      return readValue ? readValue() : Reflect.get(style(), name)
    },
  })
}

function displayOf(element: Element): string {
  const key = [element.parentElement, element]
    .map((one) => `${one?.tagName} ${ATTRIBUTES.map((name) => one?.getAttribute(name) ?? 'none')}`)
    .join(' > ')
  const display = displays.get(key) ?? fullStyle(element).display
  displays.set(key, display)
  return display
}

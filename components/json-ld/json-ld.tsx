/** A data block for search engines. No script: browsers do not run it, and the CSP does not ask for its nonce. */
export function JsonLd({ data }: { data: { '@context': 'https://schema.org' } }) {
  // React leaves the text of a script as it is; `<` is written so that no text of the data can end the block.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}

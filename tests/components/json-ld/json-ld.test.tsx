import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from '@/components/json-ld/json-ld'

it('reads as the data that went in, and no text of the data ends the block', () => {
  const data = { '@context': 'https://schema.org' as const, name: '</script><script>alert("1 & 2")//<!--' }
  const html = renderToString(<JsonLd data={data} />)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})

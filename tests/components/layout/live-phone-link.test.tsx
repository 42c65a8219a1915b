import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LivePhoneLink } from '@/components/layout/live-phone-link'

it('writes a Russian number at once', () => {
  render(<LivePhoneLink className="num" phone="+74232000000" />)
  const link = screen.getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['+7 423 200 0000', 'tel:+74232000000'])
})

it('writes a number of another country as its people do, once the table of countries has come', async () => {
  const { rerender } = render(<LivePhoneLink className="num" phone="+8613800138000" />)
  expect(screen.getByRole('link').textContent).toBe('+8613800138000')
  expect((await screen.findByText('+86 138 0013 8000', undefined, { timeout: 5000 })).getAttribute('href')).toBe(
    'tel:+8613800138000',
  )
  // Never the number of before.
  rerender(<LivePhoneLink className="num" phone="+8613900139000" />)
  expect(screen.getByRole('link').textContent).toBe('+8613900139000')
})

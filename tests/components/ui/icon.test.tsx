import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon/icon'
import { SPRITE } from '@/components/ui/icon/sprite.generated'

it('an icon without a label is passed over by readers', () => {
  const { container } = render(<Icon of="phone" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('an icon with a label is a picture of that name, drawn by the one file', () => {
  render(<Icon label="Call" of="phone" size="l" />)
  const use = screen.getByRole('img', { name: 'Call' }).querySelector('use')
  expect(use?.getAttribute('href')).toBe(`${SPRITE}#phone`)
})

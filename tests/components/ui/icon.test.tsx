import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon/icon'
import { SPRITE } from '@/components/ui/icon/sprite.generated'

it('an icon is drawn by the one file and passed over by readers', () => {
  const { container } = render(<Icon of="phone" size="l" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('use')?.getAttribute('href')).toBe(`${SPRITE}#phone`)
})

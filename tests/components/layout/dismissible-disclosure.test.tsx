import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DismissibleDisclosure } from '@/components/layout/header/dismissible-disclosure'

const address = vi.hoisted(() => ({ pathname: '/rent/a/' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => address.pathname,
}))

beforeEach(() => {
  address.pathname = '/rent/a/'
})

describe('DismissibleDisclosure', () => {
  const menu = (
    <DismissibleDisclosure button={{ isIconOnly: true }} label="Меню" look="menu" summary="">
      <a href="/rent/">Автопарк</a>
    </DismissibleDisclosure>
  )
  const isOpen = (container: HTMLElement) => container.querySelector('details')?.open

  it('closes by Escape and gives the focus back to its button', async () => {
    const user = userEvent.setup()
    const { container } = render(menu)
    await user.click(screen.getByLabelText('Меню'))
    expect(isOpen(container)).toBe(true)
    screen.getByText('Автопарк').focus()
    await user.keyboard('{Escape}')
    expect(isOpen(container)).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Меню')))
  })

  it('closes when the route changes', async () => {
    const { container, rerender } = render(menu)
    await userEvent.click(screen.getByLabelText('Меню'))
    address.pathname = '/prices/'
    rerender(<div>{menu}</div>)
    expect(isOpen(container)).toBe(false)
  })
})

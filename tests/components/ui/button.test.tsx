import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '@/components/ui/button/button'
import { PageLanguage } from '@/lib/i18n/page-language'

it('sends no form unless it says so', () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  const { container } = render(
    <form>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', submit)
  fireEvent.click(screen.getByRole('button', { name: 'Look' }))
  expect(submit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('leads to a page in the language of this one, and to other places as they are', () => {
  render(
    <PageLanguage locale="en">
      <Button href="/rent/">Cars</Button>
      <Button href="tel:+78622000000" isExternal>
        Call
      </Button>
    </PageLanguage>,
  )
  expect(screen.getByRole('link', { name: 'Cars' }).getAttribute('href')).toMatch(/^\/en\/rent/)
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+78622000000')
})

it('says that its work is under way, and keeps the focus meanwhile', () => {
  const { rerender } = render(<Button>Save</Button>)
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(
    <Button isBusy isSpinning>
      Save
    </Button>,
  )
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('tells its stylesheet what it is, the main one also tells the cookie notice', () => {
  render(
    <>
      <Button>Book</Button>
      <Button isWide size="s" variant="soft">
        Later
      </Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Book' }).dataset.look).toBe('primary')
  expect(screen.getByRole('button', { name: 'Later' }).dataset.look).toBe('soft s wide')
})

it('leaves to the element that it dresses what to say where nothing is given', () => {
  render(<Button as={Phone} />)
  expect(screen.getByText('+7 423 200 0000')).toBeTruthy()
})

function Phone({ children, ...native }: ComponentProps<'a'>) {
  return <a {...native}>{children ?? '+7 423 200 0000'}</a>
}

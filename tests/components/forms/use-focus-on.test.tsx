import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusOn } from '@/components/forms/use-focus-on'

function News({ news }: { news: object }) {
  return (
    <>
      <div ref={useFocusOn(news)} role="alert" tabIndex={-1} />
      <input />
    </>
  )
}

it('gives the focus to what is new, and leaves it where it is when the same is drawn again', () => {
  const first = {}
  const { rerender } = render(<News news={first} />)
  const [alert, field] = [screen.getByRole('alert'), screen.getByRole('textbox')]
  expect(document.activeElement).toBe(alert)
  field.focus()
  rerender(<News news={first} />)
  expect(document.activeElement).toBe(field)
  rerender(<News news={{}} />)
  expect(document.activeElement).toBe(alert)
})

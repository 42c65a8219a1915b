import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SubmitButton } from '@/components/forms/submit-button'
import { useTypedBefore } from '@/components/forms/use-typed-before'

const submitted = vi.fn()

function Form() {
  const [values, setValues] = useState<Record<string, string>>({ phone: '', agreed: '' })
  const form = useTypedBefore(values, (name, value) => setValues((known) => ({ ...known, [name]: value })))
  const set = (name: string, value: string) => setValues((known) => ({ ...known, [name]: value }))
  return (
    <form
      data-early=""
      onSubmit={(event) => {
        event.preventDefault()
        submitted(values)
      }}
      ref={form}
    >
      <input name="phone" onChange={({ target }) => set('phone', target.value)} value={values.phone} />
      <input
        checked={values.agreed === 'yes'}
        name="agreed"
        onChange={({ target }) => set('agreed', target.checked ? 'yes' : '')}
        type="checkbox"
      />
      <SubmitButton busyLabel="Входим…" isBusy={false} label="Войти" />
    </form>
  )
}

let page: HTMLElement
/** What the visitor did while only the server's HTML was there, then React. */
async function open(before: (form: HTMLFormElement) => void) {
  page.innerHTML = renderToString(<Form />)
  const form = page.querySelector('form') as HTMLFormElement
  before(form)
  await act(async () => {
    hydrateRoot(page, <Form />)
  })
  return form
}
const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

beforeEach(async () => {
  page = document.body.appendChild(document.createElement('div'))
  submitted.mockClear()
  // @ts-expect-error a plain script
  await import('@/public/assets/boot.js')
})
afterEach(() => page.remove())

describe('a form that is used before its script is there', () => {
  it('keeps what was typed and ticked', async () => {
    const form = await open((early) => {
      control(early, 'phone').value = '+79990000001'
      control(early, 'agreed').checked = true
    })
    expect([control(form, 'phone').value, control(form, 'agreed').checked]).toEqual(['+79990000001', true])
    fireEvent.submit(form)
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ phone: '+79990000001', agreed: 'yes' })
  })

  it('sends itself once, as soon as it can, when its button was pressed by then', async () => {
    await open((early) => {
      control(early, 'phone').value = '+79990000001'
      expect(fireEvent.submit(early)).toBe(false)
      fireEvent.submit(early)
      expect(submitted).not.toHaveBeenCalled()
    })
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ phone: '+79990000001', agreed: '' }))
  })

  it('says by its button that it waits, and no longer once it is there', async () => {
    const form = await open((early) => {
      const button = early.querySelector('button') as HTMLButtonElement
      expect(button.getAttribute('aria-busy')).toBe('false')
      button.click()
      expect([early.dataset.waits, button.getAttribute('aria-busy'), button.dataset.busy]).toEqual([
        '',
        'true',
        'Входим…',
      ])
    })
    expect([form.dataset.waits, form.querySelector('button')?.getAttribute('aria-busy')]).toEqual([undefined, 'false'])
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce())
  })

  it('waits for its button when nobody pressed it', async () => {
    const form = await open(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
    expect(submitted).not.toHaveBeenCalled()
    expect(form.dataset.early).toBeUndefined()
  })
})

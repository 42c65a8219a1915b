import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SubmitButton } from '@/components/forms/submit-button'
import { PENDING_MS } from '@/components/forms/use-pending'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => screen.getByRole('button').textContent
const button = (isBusy: boolean) => <SubmitButton busyLabel="Отправляем…" isBusy={isBusy} label="Отправить" />

describe('a button that sends', () => {
  it('says nothing of a wait that is shorter than 200 ms', async () => {
    const { rerender } = render(button(true))
    await pass(PENDING_MS - 1)
    expect(said()).toBe('Отправить')
    rerender(button(false))
    await pass(1_000)
    expect(said()).toBe('Отправить')
  })

  it('says so after 200 ms, and then for 200 ms at least', async () => {
    const { rerender } = render(button(true))
    await pass(PENDING_MS)
    expect(said()).toBe('Отправляем…')
    await pass(50)
    rerender(button(false))
    await pass(PENDING_MS - 51)
    expect(said()).toBe('Отправляем…')
    await pass(1)
    expect(said()).toBe('Отправить')
  })

  it('takes the next press as soon as the answer is there, whatever it says, and none before', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    const { rerender, container } = render(<form>{button(true)}</form>)
    container.querySelector('form')?.addEventListener('submit', submit)
    fireEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
    await pass(PENDING_MS)
    rerender(<form>{button(false)}</form>)
    expect(said()).toBe('Отправляем…')
    fireEvent.click(screen.getByRole('button'))
    expect(submit).toHaveBeenCalledOnce()
  })
})

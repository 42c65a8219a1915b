import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Dialog } from '@/components/ui/dialog/dialog'

// jsdom has the element alone.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    fireEvent(this, new Event('close'))
  }
})

it('opens and closes with its prop, named by its title', () => {
  const onClose = vi.fn()
  const { rerender } = render(<Dialog isOpen={false} onClose={onClose} title="Why?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(<Dialog isOpen onClose={onClose} title="Why?" />)
  expect(screen.getByRole('dialog', { name: 'Why?' })).toBeTruthy()
  rerender(<Dialog isOpen={false} onClose={onClose} title="Why?" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says where it goes before it is shown', () => {
  const seen: boolean[] = []
  render(<Dialog aria-label="Dates" isOpen onClose={vi.fn()} onOpening={({ open }) => seen.push(open)} />)
  expect(seen).toEqual([false])
})

it('closes by a press beside it, but not by one that began inside', () => {
  const onClose = vi.fn()
  render(
    <Dialog closesOutside isOpen onClose={onClose} title="Why?">
      <p>Text</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('Text'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

it('does what was confirmed once, however often its button is pressed while it works', () => {
  const onConfirm = vi.fn()
  const question = { cancel: 'Keep', confirm: 'Delete', isOpen: true, onClose: vi.fn(), onConfirm, question: 'Sure?' }
  const { rerender } = render(<ConfirmDialog {...question} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  rerender(<ConfirmDialog {...question} isBusy />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

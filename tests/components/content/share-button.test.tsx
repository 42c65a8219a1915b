import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from '@/components/content/share-button'
import { drainToasts } from '@/lib/toasts/show-toast'
import content from '@/messages/ru/content.json'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  drainToasts()
})

async function press() {
  const user = userEvent.setup()
  render(
    <NextIntlClientProvider locale="ru" messages={{ content: { share: content.share } }}>
      <ShareButton title="Honda Fit" />
    </NextIntlClientProvider>,
  )
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: content.share.button }))
  return write
}

function shareBy(share: () => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

it('shares by the browser, with the address as it stands', async () => {
  const share = vi.fn(async () => undefined)
  shareBy(share)
  await press()
  expect(share).toHaveBeenCalledWith({ title: 'Honda Fit', url: window.location.href })
  expect(drainToasts()).toEqual([])
})

it('says nothing when the visitor closes the browser’s list', async () => {
  shareBy(() => Promise.reject(new DOMException('', 'AbortError')))
  await press()
  expect(drainToasts()).toEqual([])
})

it('copies the address where the browser cannot share', async () => {
  const write = await press()
  expect(write).toHaveBeenCalledWith(window.location.href)
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'ok', title: content.share.copied }]))
})

it('shows the address where nothing may be copied', async () => {
  shareBy(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await press()
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'info', text: window.location.href }]))
})

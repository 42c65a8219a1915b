import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { StopLetters } from '@/components/waitlist/stop-letters'
import waitlist from '@/messages/ru/waitlist.json'
import type { StopResponse } from '@/provider/contract/waitlist'

const texts = waitlist.stop

function show(link: StopResponse) {
  const door = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: link }))
  vi.stubGlobal('fetch', door)
  render(
    <NextIntlClientProvider locale="ru" messages={{ waitlist: { stop: texts } }}>
      <StopLetters phone="+74232000000" />
    </NextIntlClientProvider>,
  )
  return door
}

describe('the link of a letter', () => {
  it('says that it is done when letters are stopped and nothing waits', async () => {
    show({ waiting: 0, isStopped: true })
    expect(await screen.findByText(texts.done)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('stops what was entered after letters had been stopped', async () => {
    const door = show({ waiting: 1, isStopped: true })
    expect(await screen.findByText('Сейчас по этому адресу ждут 1 машину.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: texts.stop }))
    expect(await screen.findByText(texts.done)).toBeTruthy()
    expect(door.mock.calls.map(([path]) => path)).toEqual(['/api/waitlist/link/', '/api/waitlist/stop/'])
  })
})

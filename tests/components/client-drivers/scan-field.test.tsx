import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScanField } from '@/components/client-drivers/scan-field'
import clientDrivers from '@/messages/en/client-drivers.json'
import files from '@/messages/en/files.json'

const FILE = {
  id: '3f2c4d5e-0000-4000-8000-000000000001',
  type: 'image/jpeg',
  bytes: 1_200_000,
  deleteOn: '2027-02-19',
}
const { scan: t } = clientDrivers
const { errors: scanErrors } = files

/** A request that goes as far as the test says. */
class Sending extends EventTarget {
  static all: Sending[] = []
  upload = new EventTarget()
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  open = vi.fn()
  send = vi.fn(() => void Sending.all.push(this))
  abort = vi.fn(() => void this.dispatchEvent(new Event('abort')))
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }

  async sent(loaded: number) {
    await act(async () => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded })))
  }

  async answered(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    await act(async () => void this.dispatchEvent(new Event('load')))
  }
}

const picture = (bytes = 2_097_152) => new File([new Uint8Array(bytes)], 'passport.jpg', { type: 'image/jpeg' })
const latest = () => Sending.all.at(-1) ?? new Sending()

function show() {
  const onChange = vi.fn()
  render(
    <NextIntlClientProvider locale="en" messages={{ clientDrivers, files }} timeZone="Asia/Vladivostok">
      <ScanField id="scan" savedFile={null} kind="passport" maxMb={10} onChange={onChange} />
    </NextIntlClientProvider>,
  )
  return { onChange, user: userEvent.setup({ applyAccept: false }) }
}
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText(/passport, photo page: (choose a file|replace)/i), file)

describe('ScanField', () => {
  it('names its file inputs as the specification does', () => {
    show()
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
    expect(inputs.map(({ name }) => name)).toEqual(['passport_file', 'passport_file'])
  })

  beforeEach(() => {
    Sending.all = []
    localStorage.setItem('client_token', 'own-token')
    localStorage.setItem('client_authenticated', 'true')
    vi.stubGlobal('XMLHttpRequest', Sending)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('tells how much has left, then that the file is looked at, then until when it is kept', async () => {
    const { onChange, user } = show()
    await choose(user, picture())
    const sending = latest()
    expect(sending.open).toHaveBeenCalledWith('POST', '/api/account/files/?kind=passport')
    expect(sending.headers).toMatchObject({
      authorization: 'Bearer own-token',
      'content-type': 'application/octet-stream',
    })
    await sending.sent(1_048_576)
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1048576')
    expect(screen.getByText('1 of 2 MB')).toBeTruthy()
    await sending.sent(2_097_152)
    expect(screen.getByText(t.checking)).toBeTruthy()
    await sending.answered(201, { status: 'success', data: FILE })
    expect(await screen.findByText('Uploaded, 1.1 MB. Kept until 19 February 2027')).toBeTruthy()
    expect(onChange.mock.calls).toEqual([[null], [FILE.id]])
  })

  it.each([
    [415, 'file_type_refused', scanErrors.fileTypeRejected, false],
    [422, 'file_broken', scanErrors.fileBroken, false],
    [422, 'pdf_active', scanErrors.pdfActive, false],
    [422, 'pdf_unreadable', scanErrors.pdfUnreadable, false],
    [422, 'picture_too_small', scanErrors.pictureTooSmall.replace('{side, number}', '1,000'), false],
    [401, 'unauthenticated', scanErrors.signedOut, true],
    [503, 'unavailable', scanErrors.failed, true],
  ])('HTTP %i %s is told in words; it can be tried again: %s', async (status, code, text, mayRetry) => {
    const { onChange, user } = show()
    await choose(user, picture())
    await latest().answered(status, { status: 'error', error: { code, message: code, requestId: '1' } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /upload again/ }) !== null).toBe(mayRetry)
    expect(onChange.mock.lastCall).toEqual([null])
  })

  it('gives up what does not go on any more, and offers to try again', async () => {
    const { onChange, user } = show()
    await choose(user, picture())
    await latest().sent(1_048_576)
    vi.useFakeTimers()
    try {
      await latest().sent(1_200_000)
      await act(() => vi.advanceTimersByTimeAsync(29_000))
      expect(screen.queryByRole('progressbar')).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(2_000))
    } finally {
      vi.useRealTimers()
    }
    expect(latest().abort).toHaveBeenCalled()
    expect(screen.getByText(scanErrors.offline)).toBeTruthy()
    expect(screen.getByRole('button', { name: /upload again/ })).toBeTruthy()
    expect(onChange.mock.lastCall).toEqual([null])
  })

  it('sends nothing that is too large, and can be called off', async () => {
    const { user } = show()
    await choose(user, picture(11 * 1024 * 1024))
    expect(await screen.findByText('The file is larger than 10 MB. Choose another')).toBeTruthy()
    expect(Sending.all).toEqual([])
    await choose(user, picture())
    await user.click(screen.getByRole('button', { name: /cancel the upload/ }))
    expect(latest().abort).toHaveBeenCalled()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

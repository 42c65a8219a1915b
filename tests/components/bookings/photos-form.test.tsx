import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { PhotosForm, type StoredPhoto } from '@/components/bookings/photos/photos-form'
import { removeBookingFile } from '@/lib/browser-api/booking-files'
import { uploadFile } from '@/lib/browser-api/files'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import files from '@/messages/ru/files.json'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser-api/files', () => ({ uploadFile: vi.fn() }))
vi.mock('@/lib/browser-api/booking-files', async (original) => ({
  ...(await original<object>()),
  removeBookingFile: vi.fn(),
}))
vi.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ refresh }) }))

const { handOverPhotos: t, errors } = files
const ADDRESS = '/api/bookings/1234567/files/?kind=photo'
const STORED = { id: 'x', type: 'image/jpeg', bytes: 1, deleteOn: '2027-06-01' } as const
const photo = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/jpeg' })
const upload = vi.mocked(uploadFile)
const sentNames = () => upload.mock.calls.map(([address, file]) => [address, (file as File).name])

beforeEach(() => vi.clearAllMocks())

function show(photosLeft = 12, photos: StoredPhoto[] = []) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ files }} timeZone="Asia/Vladivostok">
      <PhotosForm maxMb={10} number="1234567" photos={photos} photosLeft={photosLeft} />
    </NextIntlClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

it('sends photos one after another, and shows the page anew after each', async () => {
  const user = show()
  let finish: (stored: typeof STORED) => void = () => undefined
  upload.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve))).mockResolvedValueOnce(STORED)
  await user.upload(screen.getByLabelText(t.choose), [photo('front.jpg'), photo('back.jpg')])
  expect(await screen.findByRole('progressbar', { name: 'front.jpg: отправка' })).toBeTruthy()
  expect(screen.getByText(t.waiting)).toBeTruthy()
  expect(sentNames()).toEqual([[ADDRESS, 'front.jpg']])
  await act(async () => finish(STORED))
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2))
  expect(sentNames()).toEqual([
    [ADDRESS, 'front.jpg'],
    [ADDRESS, 'back.jpg'],
  ])
  expect(screen.queryByText('front.jpg')).toBeNull()
})

it('goes on by itself when the line is back, but not with what was rejected for good', async () => {
  const user = show()
  upload
    .mockRejectedValueOnce(new RejectionError('unavailable', { fault: 'offline' }))
    .mockRejectedValueOnce(new RejectionError('file_type_refused'))
    .mockResolvedValueOnce(STORED)
  await user.upload(screen.getByLabelText(t.choose), [photo('front.jpg'), photo('note.jpg')])
  expect(await screen.findByText(errors.offline)).toBeTruthy()
  expect(await screen.findByText(t.typeRejected)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'note.jpg: повторить' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(screen.queryByText('front.jpg')).toBeNull())
  expect(sentNames().map(([, name]) => name)).toEqual(['front.jpg', 'note.jpg', 'front.jpg'])
  await user.click(screen.getByRole('button', { name: 'note.jpg: убрать' }))
  expect(screen.queryByText('note.jpg')).toBeNull()
})

it('asks before the page is left while photos are on their way', async () => {
  const user = show()
  upload.mockRejectedValueOnce(new RejectionError('unavailable', { fault: 'offline' }))
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  await user.upload(screen.getByLabelText(t.choose), [photo('front.jpg')])
  await screen.findByText(errors.offline)
  expect(leave()).toBe(true)
})

it('has no field when there are as many as may be', () => {
  show(0)
  expect(screen.getByText(t.full)).toBeTruthy()
  expect(screen.queryByLabelText(t.choose)).toBeNull()
})

it('takes a photo back, and leaves the focus in the form', async () => {
  const user = show(10, [
    { id: 'a', name: 'снимок 1' },
    { id: 'b', name: 'снимок 2' },
  ])
  vi.mocked(removeBookingFile).mockResolvedValueOnce()
  const row = screen.getByText('снимок 2').closest('li')
  expect(row?.querySelector('img')?.getAttribute('src')).toBe('/api/bookings/1234567/photos/?id=b&size=small')
  await user.click(screen.getByRole('button', { name: 'снимок 2: удалить' }))
  expect(vi.mocked(removeBookingFile)).toHaveBeenCalledExactlyOnceWith('1234567', 'b', undefined)
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: t.form }))
})

import { fireEvent, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CarStage } from '@/components/cars/page/car-stage'
import { Gallery } from '@/components/photos/gallery'
import cars from '@/messages/ru/cars.json'
import photos from '@/messages/ru/photos.json'
import type { Photo } from '@/provider/contract/photos'
// Loaded before IntersectionObserver is there: next/link looks for it once, and all files of a worker share it.
import '@/components/photos/photo-viewer'
import { sampleCar } from '@/tests/setup/sample-car'
import { samplePhoto } from '@/tests/setup/sample-photo'

const drawings = [{ name: 'Сбоку', stage: <p>рисунок</p>, thumbnail: <i /> }]

function show(shown: Photo[]) {
  render(
    <NextIntlClientProvider locale="ru" messages={{ photos, cars }} timeZone="Asia/Vladivostok">
      <Gallery drawings={drawings} name="Toyota RAV4" photos={shown} placeholder={<svg aria-hidden="true" />} />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('region', { name: 'Фото и рисунки: Toyota RAV4' })
}

describe('the gallery', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })

  afterEach(() => vi.unstubAllGlobals())

  it('has the first photo before the drawing, the others after it, and names several of one view apart', () => {
    show([samplePhoto('exterior'), samplePhoto('exterior'), samplePhoto('interior'), samplePhoto('boot')])
    const names = within(screen.getByRole('navigation', { name: 'Кадры' })).getAllByRole('link')
    expect(names.map((link) => link.textContent)).toEqual(['Снаружи 1', 'Сбоку', 'Снаружи 2', 'Салон', 'Багажник'])
    for (const link of names) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  })

  it('says what a photo shows: the words of the branch, or model and view', () => {
    const gallery = show([samplePhoto('exterior', 'У моря'), samplePhoto('interior')])
    const images = within(gallery).getAllByRole('img')
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['У моря', 'Салон Toyota RAV4'])
  })

  it('asks for the first photo at once and for the others when they are near, in two types', () => {
    const [first, second] = within(show([samplePhoto('exterior'), samplePhoto('interior')])).getAllByRole('img')
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual([null, 'high'])
    expect([second?.getAttribute('loading'), second?.getAttribute('fetchpriority')]).toEqual(['lazy', null])
    const types = [...(first?.parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type)
    expect(types).toEqual(['image/avif', 'image/webp'])
    expect(first?.getAttribute('src')).toMatch(/^\/photos\/[0-9a-f]{32}-960\.jpg$/)
  })

  it('goes to a picture without a jump of the page, and opens a photo over the screen at its place', async () => {
    const scrollTo = vi.fn()
    Element.prototype.scrollTo = scrollTo
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    show([samplePhoto('exterior'), samplePhoto('interior'), samplePhoto('boot')])
    const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Салон' })
    expect(fireEvent.click(link)).toBe(false)
    expect(scrollTo).toHaveBeenCalledOnce()

    const enlarge = screen.getByRole('link', { name: 'Салон Toyota RAV4, открыть крупно' })
    expect(enlarge.getAttribute('href')).toMatch(/^\/photos\/[0-9a-f]{32}-960\.webp$/)
    expect(fireEvent.click(enlarge, { ctrlKey: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fireEvent.click(enlarge)).toBe(false)
    const viewer = await screen.findByRole('dialog', { name: 'Фото: Toyota RAV4' })
    expect(within(viewer).getByRole('status').textContent).toBe('2 / 3')
    expect(
      within(viewer)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Toyota RAV4 снаружи', 'Салон Toyota RAV4', 'Багажник Toyota RAV4'])
  })

  it('of one drawing has no row of small pictures', () => {
    show([])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText('рисунок')).toBeTruthy()
  })
})

describe('the stage of a car', () => {
  const showStage = (shown: Photo[]) =>
    render(
      <NextIntlClientProvider locale="ru" messages={{ photos, cars }} timeZone="Asia/Vladivostok">
        <CarStage car={{ ...sampleCar, photos: shown }} />
      </NextIntlClientProvider>,
    ).container

  it('shows the first photo over the drawing, which readers do not hear twice', () => {
    const stage = showStage([samplePhoto('exterior'), samplePhoto('interior')])
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Toyota RAV4 снаружи'])
    expect(stage.querySelector('img[alt=""]')).toHaveProperty(
      'attributes.src.value',
      expect.stringContaining('/models/toyota-rav4.svg'),
    )
  })

  it('shows the drawing where there is none', () => {
    showStage([])
    expect(screen.getByRole('img').getAttribute('src')).toContain('/models/toyota-rav4.svg')
  })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CarItem } from '@/provider/contract/cars'
import type { Photo } from '@/provider/contract/photos'
import { rentalOf } from '@/tests/setup/open-provider'
import { openCommands } from '@/tests/setup/run-command'
import { noisyPng, phonePhoto, png, webp, zip } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const SMALL = { width: 600, height: 400 }
/** A file that an iPhone writes, as far as its kind is told by it. */
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])

/** Photos of different content: the same picture twice would have one address. */
let shade = 0
async function photo(size: { width: number; height: number } = SMALL): Promise<Buffer> {
  shade += 7
  const background = { r: shade % 256, g: 120, b: 200 }
  return sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

describe('photos of cars', () => {
  const provider = useProvider()
  let folder: string
  let run: ReturnType<typeof openCommands>
  const folders: string[] = []
  const put = async (file: string, content: Buffer | string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  const take = (...more: string[]) => run(['import', 'photos', folder, ...more])
  const readCar = async (slug: string, language = 'ru'): Promise<CarItem> =>
    (await provider.call('GET', `/sun/v2/cars/${slug}`, undefined, { 'accept-language': language })).json().data
  const readFile = (name: string) => provider.call('GET', `/sun/v2/photos/${name}`)
  const views = (photos: Photo[]) => photos.map(({ view }) => view)
  const bytesOf = async ({ sources }: Photo, type: string, width: number) => {
    const source = sources.find((one) => one.type === type && one.width === width)
    return (await readFile(source?.name ?? '')).rawPayload
  }

  beforeAll(() => {
    run = openCommands(provider.url)
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sun-photos-'))
    folders.push(folder)
    await provider.db.execute(sql`delete from photos`)
  })
  afterAll(() => Promise.all(folders.map((one) => rm(one, { recursive: true, force: true }))))

  it('are none at first: the demo has drawings', async () => {
    expect((await readCar('toyota-rav4')).photos).toEqual([])
    expect((await run(['photo', 'list'])).output).toBe('Фото нет: сайт показывает рисунки.')
  })

  it('are on the model’s page in the order of a gallery, and the first one in the list', async () => {
    for (const file of ['boot-1.jpg', 'interior-1.png', 'exterior-2.jpg', 'exterior-1.webp'])
      await put(`toyota-rav4/${file}`, file.endsWith('png') ? await png(SMALL) : await photo())
    expect(await take()).toEqual({ code: 0, output: 'Фото: 4. Добавлено: 4, изменено: 0.', errors: '' })
    const { photos } = await readCar('toyota-rav4')
    expect(views(photos)).toEqual(['exterior', 'exterior', 'interior', 'boot'])
    const found = (await provider.searchAll('')).find(({ slug }) => slug === 'toyota-rav4')
    expect(found?.photos).toEqual(photos.slice(0, 1))
  })

  it('come in two types and three widths, never enlarged, and one JPEG', async () => {
    await put('toyota-rav4/exterior-1.jpg', await photo({ width: 1300, height: 1300 }))
    await take()
    const [shown] = (await readCar('toyota-rav4')).photos
    expect(shown?.sources.map(({ type, width, height }) => `${type} ${width}x${height}`)).toEqual([
      'image/avif 640x427',
      'image/avif 960x640',
      'image/avif 1300x867',
      'image/jpeg 1200x800',
      'image/webp 640x427',
      'image/webp 960x640',
      'image/webp 1300x867',
    ])
    for (const { name, type, width, height } of shown?.sources ?? []) {
      const response = await readFile(name)
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      const { format, ...size } = await sharp(response.rawPayload)
        .metadata()
        .catch(() => ({ format: 'avif', width, height }))
      expect(size).toMatchObject({ width, height })
    }
  })

  it('keep nothing of the file: no place, no phone, and they stand upright', async () => {
    await put('toyota-rav4/exterior-1.jpg', await phonePhoto())
    await take()
    const [shown] = (await readCar('toyota-rav4')).photos
    // Taken upright, 800 × 1200: the middle 3:2 is left.
    const bytes = await Promise.all((shown?.sources ?? []).map(async ({ name }) => (await readFile(name)).rawPayload))
    expect(shown?.sources.at(-1)).toMatchObject({ width: 800, height: 533 })
    for (const content of bytes) expect(content.includes('CANARY') || content.includes('Exif')).toBe(false)
    const { exif, icc, xmp, orientation } = await sharp(bytes.at(-1)).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('have at most 60 kB in what a phone loads first, whatever is on them', { timeout: 120_000 }, async () => {
    await put('toyota-rav4/exterior-1.png', await noisyPng(960, 640))
    expect((await take()).code).toBe(0)
    const [shown] = (await readCar('toyota-rav4')).photos
    if (!shown) throw new Error('no photo')
    for (const type of ['image/avif', 'image/webp'])
      for (const [width, most] of [
        [640, 40_000],
        [960, 60_000],
      ] as const)
        expect((await bytesOf(shown, type, width)).length).toBeLessThanOrEqual(most)
  })

  it('are rejected all at once, each with its file and its reason, and nothing is written', async () => {
    await put('toyota-rav4/exterior-1.jpg', await photo())
    await put('toyota-rav4/exterior-1.png', await png(SMALL))
    await put('toyota-rav4/interior-1.jpg', Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]))
    await put('toyota-rav4/interior-2.jpg', 'a text')
    await put('toyota-rav4/interior-3.jpg', (await noisy()).subarray(0, 20_000))
    await put('toyota-rav4/interior-4.png', await png({ width: 10_000, height: 10_000 }))
    await put('toyota-rav4/interior-5.heic', HEIC)
    await put('toyota-rav4/interior-6.jpg', zip())
    await put('toyota-rav4/boot-1.webp', await webp({ width: 300, height: 200 }))
    await put('toyota-rav4/front.jpg', await photo())
    await put('no-such-car/exterior-1.jpg', await photo())
    await put('plates/А000АА00/exterior-1.jpg', await photo())
    await put('.DS_Store', 'left by a system')
    const { code, output, errors } = await take()
    expect([code, output]).toEqual([3, ''])
    const lines = errors.split('\n')
    for (const [file, reason] of [
      ['toyota-rav4/exterior-1.png', 'уже есть'],
      ['toyota-rav4/interior-1.jpg', 'больше 5 МБ'],
      ['toyota-rav4/interior-2.jpg', 'не JPEG'],
      ['toyota-rav4/interior-3.jpg', 'до конца не читается'],
      ['toyota-rav4/interior-4.png', '40 мегапикселей'],
      ['toyota-rav4/interior-5.heic', 'HEIC'],
      ['toyota-rav4/interior-6.jpg', 'не JPEG'],
      ['toyota-rav4/boot-1.webp', 'слишком мал'],
      ['toyota-rav4/front.jpg', 'имя не говорит'],
      ['no-such-car/exterior-1.jpg', 'нет такой модели'],
      ['plates/А000АА00/exterior-1.jpg', 'нет машины'],
    ] as const)
      expect(
        lines.filter((line) => line.startsWith(`${file}: `) && line.includes(reason)),
        file,
      ).toHaveLength(1)
    expect(lines.at(-1)).toBe('Ошибок: 11. Ничего не записано.')
    expect((await readCar('toyota-rav4')).photos).toEqual([])
  })

  it('are imported once: the same folder changes nothing, its own export neither, and a new file replaces the old one', async () => {
    await put('toyota-rav4/exterior-1.jpg', await photo())
    await put('honda-fit/exterior-1.jpg', await photo())
    expect((await take('--dry-run')).output).toBe(
      'Проверка, ничего не записано. Фото: 2. Добавилось бы: 2, изменилось бы: 0.',
    )
    expect((await readCar('honda-fit')).photos).toEqual([])
    await take()
    const before = await provider.call('GET', '/sun/v2/page-changes')
    expect((await take()).output).toBe('Фото: 2. Добавлено: 0, изменено: 0.')
    const copy = join(folder, 'copy')
    expect((await run(['export', 'photos', copy])).output).toBe('Фото: 2.')
    expect((await run(['import', 'photos', copy])).output).toBe('Фото: 2. Добавлено: 0, изменено: 0.')
    expect((await provider.call('GET', '/sun/v2/page-changes')).json()).toEqual(before.json())
    expect((await run(['export', 'photos', copy])).code).toBe(3)
    await rm(copy, { recursive: true })

    const [old] = (await readCar('honda-fit')).photos
    await put('honda-fit/exterior-1.jpg', await photo())
    expect((await take()).output).toBe('Фото: 2. Добавлено: 0, изменено: 1.')
    const [now] = (await readCar('honda-fit')).photos
    expect(now?.sources[0]?.name).not.toBe(old?.sources[0]?.name)
    expect((await readFile(old?.sources[0]?.name ?? '')).statusCode).toBe(404)
  })

  it('have texts in three languages, from a file beside them', async () => {
    await put('toyota-rav4/exterior-1.jpg', await photo())
    await put('toyota-rav4/interior-1.jpg', await photo())
    const head = 'Файл;Текст (рус.);Текст (англ.);Текст (кит.)'
    await put('texts.csv', `${head}\ntoyota-rav4/exterior-1.jpg;У моря;By the sea;海边`)
    await take()
    const texts = async (language: string) => (await readCar('toyota-rav4', language)).photos.map(({ text }) => text)
    expect([await texts('ru'), await texts('en'), await texts('zh-CN')]).toEqual([
      ['У моря', ''],
      ['By the sea', ''],
      ['海边', ''],
    ])
    await put('texts.csv', `${head}\ntoyota-rav4/exterior-1.jpg;Во дворе;;`)
    expect((await take()).output).toBe('Фото: 2. Добавлено: 0, изменено: 1.')
    expect([await texts('ru'), await texts('en')]).toEqual([
      ['Во дворе', ''],
      ['', ''],
    ])
    await put('texts.csv', `${head}\nhonda-fit/exterior-9.jpg;Нет такого;;\ntoyota-rav4/interior-1.jpg;;;`)
    const { errors } = await take()
    expect(errors.split('\n')).toEqual([
      'texts.csv: строка 3, «Текст (рус.)»: пусто',
      'honda-fit/exterior-9: назван в texts.csv, но такого фото в папке нет',
      'Ошибок: 2. Ничего не записано.',
    ])
  })

  it('of a car stand before those of its model in the car’s bookings, and on no page of the model', async () => {
    const rental = rentalOf('toyota-rav4')
    const { booking, key } = (await provider.hold(await provider.requestFor(rental))).json().data
    const { rows } = await provider.db.execute<{ plate: string }>(
      sql`select c.gosnomer as plate from bookings b join cars c on c.id = b.car_id where b.number = ${booking.number}`,
    )
    await put('toyota-rav4/exterior-1.jpg', await photo())
    await put(`plates/${rows[0]?.plate}/interior-1.jpg`, await photo())
    await take()
    const { car } = (
      await provider.call('GET', `/sun/v2/bookings/${booking.number}`, undefined, { 'x-booking-key': key })
    ).json().data
    expect(views(car.photos)).toEqual(['interior', 'exterior'])
    expect(views((await readCar('toyota-rav4')).photos)).toEqual(['exterior'])
  })

  it('change the pages that show them', async () => {
    await put('toyota-rav4/exterior-1.jpg', await photo())
    const { last } = (await provider.call('GET', '/sun/v2/page-changes')).json().data
    await take()
    const changes = (await provider.call('GET', `/sun/v2/page-changes?after=${last}`)).json().data
    expect(changes.tags.sort()).toEqual(['car:toyota-rav4', 'cars'])
  })

  it('are removed one by one or by their owner, with an entry in the journal', async () => {
    for (const file of ['exterior-1', 'exterior-2', 'boot-1']) await put(`toyota-rav4/${file}.jpg`, await photo())
    await put('toyota-raize/exterior-1.jpg', await photo())
    await take()
    expect((await run(['photo', 'remove', 'toyota-rav4/exterior-1'])).output).toBe('Удалено фото: 1.')
    expect((await run(['photo', 'list'])).output).toMatch(
      /toyota-rav4\/exterior-2.*\n.*toyota-rav4\/boot-1.*\nПоказано 3 из 3\.$/,
    )
    expect((await run(['photo', 'remove', 'toyota-rav4'])).output).toBe('Удалено фото: 2.')
    expect((await run(['photo', 'remove', 'toyota-rav4'])).code).toBe(3)
    expect((await readCar('toyota-raize')).photos).toHaveLength(1)
    const { rows } = await provider.db.execute(
      sql`select details from operator_acts where act = 'photo.remove' order by id`,
    )
    expect(rows.map(({ details }) => details)).toEqual([
      { name: 'toyota-rav4/exterior-1', photos: 1 },
      { name: 'toyota-rav4/', photos: 2 },
    ])
  })

  it.each(['x.avif', `${'a'.repeat(32)}-480.svg`, `${'a'.repeat(32)}-480.avif%2f..`, '..%2f..%2fetc%2fpasswd'])(
    'are not found under %s',
    async (name) => {
      expect((await readFile(name)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('are of the site alone', async () => {
    const { statusCode } = await provider.app.inject({ url: `/sun/v2/photos/${'a'.repeat(32)}-480.avif` })
    expect(statusCode).toBe(401)
    expect((await readFile(`${'a'.repeat(32)}-480.avif`)).statusCode).toBe(404)
  })

  async function noisy(): Promise<Buffer> {
    return sharp(await noisyPng(900, 600))
      .jpeg()
      .toBuffer()
  }
})

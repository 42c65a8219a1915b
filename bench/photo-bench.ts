import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp, { type OverlayOptions } from 'sharp'
import { type Database, openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { importPhotos } from '@/provider/modules/photos/import-photos'
import { argumentOf } from './argument-of'
import type { Row } from './report'

const STATION = 'vldk'
const ALL_MODELS = 47
const FILES = ['exterior-1', 'exterior-2', 'exterior-3', 'interior-1', 'interior-2', 'boot-1']
/** As a phone takes them. */
const SIZE = { width: 2_400, height: 1_600 }
/** Grain as large as gravel in the photo of a phone: a smooth picture would be small at any quality. */
const GRAIN_SIZE = { width: 1_200, height: 800 }
/** How rough the six pictures of a model are, from a studio to foliage. */
const SIGMAS = [5, 9, 13, 7, 11, 16]
const KILOBYTE = 1_000

/** `npm run bench -- --photos`: six generated pictures for each model, imported; `--models=5` for fewer, after `--skip=10`. */
export async function benchPhotos(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-photo-bench-'))
  const postgres = await startEmbedded({ dataDir: join(dataDir, 'postgres') })
  const opened = openDatabase(postgres.url, 1, () => undefined, true, WORK_LIMITS)
  try {
    await migrate(postgres.url)
    await seedOnce(opened.db, STATION, new Date())
    const folder = join(dataDir, 'photos')
    const photos = await generatePhotos(opened.db, folder)
    const staff = { station: STATION, operator: 'bench', at: new Date() }
    const request = {
      folder,
      isDry: false,
      onError: console.error,
      onCut: () => undefined,
      onProgress: () => undefined,
    }
    const began = performance.now()
    const outcome = await importPhotos({ db: opened.db }, request, staff)
    if (outcome.why !== null || outcome.imported?.added !== photos) throw new Error('Not every photo was imported.')
    return [importRow(performance.now() - began, photos), ...(await sizeRows(opened.db))]
  } finally {
    await opened.close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Writes six different pictures for each model. Returns how many. */
async function generatePhotos(db: Database, folder: string): Promise<number> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from car_models order by sort limit ${argumentOf('models', ALL_MODELS)} offset ${argumentOf('skip', 0)}`,
  )
  const grains = await Promise.all(SIGMAS.map(grainOf))
  let count = 0
  for (const { slug } of rows) {
    mkdirSync(join(folder, slug), { recursive: true })
    for (const [index, name] of FILES.entries()) {
      await sharp({ create: { ...SIZE, channels: 3, background: '#7c8b93' } })
        .composite([...sceneOf(count), { input: grains[index], blend: 'overlay' }])
        .jpeg({ quality: 85 })
        .toFile(join(folder, slug, `${name}.jpg`))
      count += 1
    }
  }
  return count
}

function grainOf(sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  return sharp({ create: { ...GRAIN_SIZE, channels: 3, background: '#808080', noise } })
    .resize(SIZE)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Areas of many sizes and colours, others for each number. An SVG could not be read: the import blocks its decoder. */
function sceneOf(number: number): OverlayOptions[] {
  return Array.from({ length: 60 }, (_, area) => {
    const [left, top] = [
      (area * 397 + number * 53) % (SIZE.width - 600),
      (area * 211 + number * 31) % (SIZE.height - 400),
    ]
    const [width, height] = [80 + ((area * 13) % 520), 40 + ((area * 29) % 360)]
    const background = {
      r: (area * 67 + number * 37) % 256,
      g: (area * 31 + number) % 256,
      b: (area * 97) % 256,
      alpha: 0.5,
    }
    return { input: { create: { width, height, channels: 4, background } }, left, top }
  })
}

function importRow(ms: number, photos: number): Row {
  const detail = `${photos} photos in ${Math.round(ms / 1_000)} s; reading, checking, encoding, writing`
  return { metric: 'import of a photo', value: ms / photos, unit: 'ms', limit: null, better: 'low', detail }
}

/** What a phone loads first, a whole gallery, and the tables. */
async function sizeRows(db: Database): Promise<Row[]> {
  const { rows } = await db.execute<{ first: number; gallery: number; tables: number; galleries: number }>(sql`
    with phone as (
      select p.model_id, length(v.content) as bytes from photos p join photo_variants v on v.photo_id = p.id
      where v.type = 'image/avif' and v.width = 960),
    galleries as (select model_id, sum(bytes) as bytes from phone group by model_id)
    select (select max(bytes) from phone)::int as first, (select max(bytes) from galleries)::int as gallery,
      (select count(*) from galleries)::int as galleries, pg_total_relation_size('photo_variants')::int as tables`)
  const [sizes] = rows
  if (!sizes) throw new Error('no sizes')
  const row = { better: 'low', unit: 'kB' } as const
  const galleries = `${sizes.galleries} galleries of ${FILES.length}`
  return [
    ...(await fileRows(db)),
    {
      ...row,
      metric: 'largest photo of a phone’s first view',
      value: sizes.first / KILOBYTE,
      limit: 60,
      detail: galleries,
    },
    { ...row, metric: 'largest gallery on a phone', value: sizes.gallery / KILOBYTE, limit: 360, detail: galleries },
    { ...row, metric: 'all files in the database', value: sizes.tables / KILOBYTE, limit: null, detail: galleries },
  ]
}

/** The mean of each kind of file, and the largest one. */
async function fileRows(db: Database): Promise<Row[]> {
  const { rows } = await db.execute<{ type: string; width: number; mean: number; most: number }>(sql`
    select type, width, avg(length(content))::int as mean, max(length(content))::int as most
    from photo_variants group by type, width order by type, width`)
  return rows.map(({ type, width, mean, most }) => ({
    ...{ better: 'low', unit: 'kB', limit: null },
    metric: `${type} ${width}, mean`,
    value: mean / KILOBYTE,
    detail: `the largest ${(most / KILOBYTE).toFixed(1)} kB`,
  }))
}

import { z } from 'zod'
import { EarnPercent } from '@/provider/contract/miles'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Transaction } from '@/provider/db/database'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import contentJson from './data/content.json'
import pricesJson from './data/prices.json'
import { insertRows, type Row } from './insert-rows'
import type { SeedData } from './seed-data'
import { type SeedingDay, shiftDateTo, shiftTo } from './seeding-day'

// Missing in the demo files: the day on which undated content is published, and a partner's share.
const PUBLISHED_SINCE = '2026-01-01'
const PARTNER_SHARE_PERCENT = 10

const Texts = z.object({ ru: z.string(), en: z.string(), 'zh-CN': z.string() })
const Day = z.iso.date().nullable()
const Instant = z.iso.datetime({ offset: true }).nullable()

const Content = z.object({
  meta: z.object({ asOf: z.iso.date() }),
  faq: z.array(
    z.object({
      id: z.string(),
      sort: z.number().int(),
      title: Texts,
      questions: z.array(z.object({ id: z.string(), sort: z.number().int(), question: Texts, answer: Texts })),
    }),
  ),
  events: z.array(
    z.object({
      id: z.number().int(),
      tag: z.string(),
      publishedAt: z.iso.date(),
      startsAt: Instant,
      endsAt: Instant,
      placeName: Texts.nullable(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      promoCode: z.string().nullable(),
      carSlugs: z.array(z.string()),
      title: Texts,
      lead: Texts,
      body: z.array(Texts),
    }),
  ),
  news: z.array(
    z.object({ slug: z.string(), publishedAt: z.iso.date(), title: Texts, lead: Texts, body: z.array(Texts) }),
  ),
  discounts: z.array(
    z.object({
      id: z.string(),
      rule: z.string(),
      promoCode: z.string().nullable(),
      validFrom: Day,
      validTo: Day,
      title: Texts,
      text: Texts,
    }),
  ),
  partners: z.array(z.object({ id: z.string(), kind: z.string(), url: z.string(), name: Texts, text: Texts })),
  chauffeurs: z.array(
    z.object({
      id: z.string(),
      name: Texts,
      experienceYears: z.number().int(),
      languages: z.array(z.enum(['ru', 'en', 'zh'])),
      classes: z.array(z.enum(CLASS_IDS)),
      text: Texts,
    }),
  ),
  office: z.object({
    placeId: z.string(),
    title: Texts,
    lead: Texts,
    body: z.array(Texts),
    facilities: z.array(Texts),
  }),
})

type SeedEvent = z.infer<typeof Content>['events'][number]
type SeedDiscount = z.infer<typeof Content>['discounts'][number]

const Loyalty = z.object({
  windowMonths: z.number().int(),
  expiryMonths: z.number().int(),
  mileRub: z.number(),
  levels: z.record(z.string(), z.object({ km: z.number().int(), days: z.number().int(), earnPercent: EarnPercent })),
})

/**
 * Writes news, events, questions, discounts, partners, chauffeurs and the office, once; the operator changes them later.
 * Their dates are moved to the seeding day, so that future events of the demo files are in the future on any day.
 */
export async function seedContent(tx: Transaction, station: string, day: SeedingDay): Promise<void> {
  for (const [table, rows] of contentRows(station, day)) await insertRows(tx, table, rows)
}

/** Returns the figures that occur in texts and belong to no rule. */
export function contentFacts({ rules, timeByLanguage }: SeedData['settings']) {
  const { windowMonths, expiryMonths, mileRub, levels } = Loyalty.parse(pricesJson.loyalty)
  return {
    hours: timeByLanguage,
    prepayPercent: rules.prepayPercent,
    fiscal: { taxSystemCode: 1, vatCode: 1 },
    fines: {
      discountPercent: rules.fineDiscountPercent,
      discountDays: rules.fineDiscountDays,
      disputeDays: rules.disputeDays,
    },
    loyalty: {
      windowMonths,
      expiryMonths,
      mileKop: mileRub * KOPECKS_PER_ROUBLE,
      levels: Object.entries(levels)
        .filter(([code]) => code !== 'none')
        .map(([code, { km, days, earnPercent }]) => ({ code, km, days, earnPercent })),
    },
    scans: { maxMb: rules.scanMaxMb, retentionDays: rules.scanRetentionDays },
    partnerSharePercent: PARTNER_SHARE_PERCENT,
  } satisfies Partial<BranchSettings>
}

function contentRows(station: string, day: SeedingDay): [table: string, rows: Row[]][] {
  const { meta, faq, events, news, discounts, partners, chauffeurs, office } = Content.parse(contentJson)
  const shifts: Shifts = { date: shiftDateTo(day, meta.asOf), instant: shiftTo(day, meta.asOf) }
  const published = { station, published_on: shifts.date(PUBLISHED_SINCE) }
  const inOrder = (index: number) => ({ ...published, sort: (index + 1) * 10 })
  return [
    ['faq_groups', faq.map(({ id, sort, title }) => ({ station, id, sort, title }))],
    [
      'faq_questions',
      faq.flatMap(({ id, questions }) => questions.map((question) => ({ ...published, group_id: id, ...question }))),
    ],
    ['events', events.map((event) => eventRow(event, station, shifts))],
    ['news', news.map(({ publishedAt, ...story }) => ({ station, published_on: shifts.date(publishedAt), ...story }))],
    ['discounts', discounts.map((discount, index) => ({ ...inOrder(index), ...discountRow(discount, shifts) }))],
    ['partners', partners.map((partner, index) => ({ ...inOrder(index), ...partner }))],
    ['chauffeurs', chauffeurs.map((chauffeur, index) => ({ ...inOrder(index), ...chauffeurRow(chauffeur) }))],
    ['offices', [officeRow(office, inOrder(0))]],
  ]
}

type Shifts = { date: (date: string) => string; instant: (instant: string) => Date }

function eventRow(
  { id, tag, publishedAt, startsAt, endsAt, placeName, lat, lng, promoCode, carSlugs, title, lead, body }: SeedEvent,
  station: string,
  shifts: Shifts,
): Row {
  return {
    ...{ station, id, tag, lat, lng, title, lead, body },
    published_on: shifts.date(publishedAt),
    starts_at: startsAt && shifts.instant(startsAt),
    ends_at: endsAt && shifts.instant(endsAt),
    place_name: placeName,
    promo_code: promoCode,
    car_slugs: carSlugs,
  }
}

function discountRow({ id, rule, promoCode, validFrom, validTo, title, text }: SeedDiscount, shifts: Shifts): Row {
  return {
    ...{ id, rule, title, text },
    promo_code: promoCode,
    valid_from: validFrom && shifts.date(validFrom),
    valid_to: validTo && shifts.date(validTo),
  }
}

function chauffeurRow({ experienceYears, languages, ...texts }: z.infer<typeof Content>['chauffeurs'][number]): Row {
  const spoken = languages.map((language) => (language === 'zh' ? 'zh-CN' : language))
  return { ...texts, experience_years: experienceYears, languages: spoken }
}

function officeRow({ placeId, ...texts }: z.infer<typeof Content>['office'], common: Row): Row {
  return { id: placeId, place_code: placeId, ...common, ...texts }
}

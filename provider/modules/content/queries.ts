import { and, asc, desc, eq, gte, type InferSelectModel, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { carClasses } from '@/provider/db/schema/cars'
import { discounts, events, faqGroups, faqQuestions, news, offices } from '@/provider/db/schema/content'
import { extras } from '@/provider/db/schema/options'
import { partners } from '@/provider/db/schema/partners'
import { promoCodes } from '@/provider/db/schema/promo'
import { chauffeurs } from '@/provider/db/schema/transfers'

export type NewsRow = InferSelectModel<typeof news>
export type EventRow = InferSelectModel<typeof events>
/** `code`: null also when it has ended or is switched off. */
export type EventDetailsRow = EventRow & { code: CodeRow | null }
export type FaqGroupRow = InferSelectModel<typeof faqGroups>
export type FaqQuestionRow = InferSelectModel<typeof faqQuestions>
export type CodeRow = InferSelectModel<typeof promoCodes>
export type DiscountRow = InferSelectModel<typeof discounts> & { code: CodeRow | null }
export type PartnerRow = InferSelectModel<typeof partners>
export type ChauffeurRow = InferSelectModel<typeof chauffeurs>
export type ClassNameRow = Pick<InferSelectModel<typeof carClasses>, 'id' | 'name'>
export type OfficeRow = InferSelectModel<typeof offices>

// Every query of items reads only what is published: `today` is the date at the branch, `YYYY-MM-DD`.

/** Lists the news; the latest comes first. */
export async function listNewsRows(db: Database, station: string, today: string): Promise<NewsRow[]> {
  const published = and(eq(news.station, station), lte(news.publishedOn, today))
  return db.select().from(news).where(published).orderBy(desc(news.publishedOn), asc(news.slug))
}

/** Returns the story as a list of one or none. */
export async function findNewsRows(db: Database, station: string, today: string, slug: string): Promise<NewsRow[]> {
  const published = and(eq(news.station, station), lte(news.publishedOn, today), eq(news.slug, slug))
  return db.select().from(news).where(published)
}

/** Lists the events; the latest comes first. */
export async function listEventRows(db: Database, station: string, today: string): Promise<EventRow[]> {
  const published = and(eq(events.station, station), lte(events.publishedOn, today))
  return db.select().from(events).where(published).orderBy(desc(events.publishedOn), desc(events.id))
}

/** Returns the event as a list of one or none. */
export async function findEventRows(
  db: Database,
  station: string,
  today: string,
  id: number,
): Promise<EventDetailsRow[]> {
  const published = and(eq(events.station, station), lte(events.publishedOn, today), eq(events.id, id))
  const sameCode = and(eq(promoCodes.station, events.station), eq(promoCodes.code, events.promoCode))
  const rows = await db
    .select({ event: events, code: promoCodes })
    .from(events)
    .leftJoin(promoCodes, and(sameCode, isUsable(today)))
    .where(published)
  return rows.map(({ event, code }) => ({ ...event, code }))
}

/** Lists the groups of questions in their order. */
export async function listFaqGroups(db: Database, station: string): Promise<FaqGroupRow[]> {
  return db.select().from(faqGroups).where(eq(faqGroups.station, station)).orderBy(asc(faqGroups.sort))
}

/** Lists the questions in their order. */
export async function listFaqQuestions(db: Database, station: string, today: string): Promise<FaqQuestionRow[]> {
  const published = and(eq(faqQuestions.station, station), lte(faqQuestions.publishedOn, today))
  return db.select().from(faqQuestions).where(published).orderBy(asc(faqQuestions.sort), asc(faqQuestions.id))
}

/** Lists discounts without those whose code has ended or is switched off. */
export async function listDiscountRows(db: Database, station: string, today: string): Promise<DiscountRow[]> {
  const isNotOver = or(isNull(discounts.validTo), gte(discounts.validTo, today))
  const hasUsableCode = or(isNull(discounts.promoCode), isUsable(today))
  const published = and(eq(discounts.station, station), lte(discounts.publishedOn, today), isNotOver, hasUsableCode)
  const sameCode = and(eq(promoCodes.station, discounts.station), eq(promoCodes.code, discounts.promoCode))
  const rows = await db
    .select({ discount: discounts, code: promoCodes })
    .from(discounts)
    .leftJoin(promoCodes, sameCode)
    .where(published)
    .orderBy(asc(discounts.sort))
  return rows.map(({ discount, code }) => ({ ...discount, code }))
}

/** Lists the partners in their order. */
export async function listPartnerRows(db: Database, station: string, today: string): Promise<PartnerRow[]> {
  const published = and(eq(partners.station, station), lte(partners.publishedOn, today))
  return db.select().from(partners).where(published).orderBy(asc(partners.sort))
}

/** Lists the chauffeurs in their order. */
export async function listChauffeurRows(db: Database, station: string, today: string): Promise<ChauffeurRow[]> {
  const published = and(eq(chauffeurs.station, station), lte(chauffeurs.publishedOn, today))
  return db.select().from(chauffeurs).where(published).orderBy(asc(chauffeurs.sort))
}

/** Lists every class of the branch in its order. */
export async function listClassNames(db: Database, station: string): Promise<ClassNameRow[]> {
  const { id, name, sort } = carClasses
  return db.select({ id, name }).from(carClasses).where(eq(carClasses.station, station)).orderBy(asc(sort))
}

/** Lists the offices in their order. */
export async function listOfficeRows(db: Database, station: string, today: string): Promise<OfficeRow[]> {
  const published = and(eq(offices.station, station), lte(offices.publishedOn, today))
  return db.select().from(offices).where(published).orderBy(asc(offices.sort))
}

/** Finds the price of one piece of an extra; null when the branch has none with that code. */
export async function findExtraPrice(db: Database, station: string, code: string): Promise<number | null> {
  const withCode = and(eq(extras.station, station), eq(extras.code, code))
  const [row] = await db.select({ priceKop: extras.priceKop }).from(extras).where(withCode)
  return row?.priceKop ?? null
}

function isUsable(today: string) {
  return and(eq(promoCodes.active, true), gte(promoCodes.validTo, today))
}

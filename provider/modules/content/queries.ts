import { and, asc, desc, eq, gte, type InferSelectModel, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { extras, promoCodes } from '@/provider/db/schema/bookings'
import {
  chauffeurs,
  discounts,
  events,
  faqGroups,
  faqQuestions,
  news,
  offices,
  partners,
} from '@/provider/db/schema/content'
import { carClasses } from '@/provider/db/schema/fleet'

export type NewsRow = InferSelectModel<typeof news>
export type EventRow = InferSelectModel<typeof events>
/** `code`: null also when nobody can use it any more. */
export type EventDetailsRow = EventRow & { code: CodeRow | null }
export type FaqGroupRow = InferSelectModel<typeof faqGroups>
export type FaqQuestionRow = InferSelectModel<typeof faqQuestions>
export type CodeRow = InferSelectModel<typeof promoCodes>
export type DiscountRow = InferSelectModel<typeof discounts> & { code: CodeRow | null }
export type PartnerRow = InferSelectModel<typeof partners>
export type ChauffeurRow = InferSelectModel<typeof chauffeurs>
export type ClassNameRow = Pick<InferSelectModel<typeof carClasses>, 'id' | 'name'>
export type OfficeRow = InferSelectModel<typeof offices>

export type ContentRepository = ReturnType<typeof createContentRepository>

/** Only what is published: `today` is the station's date, `YYYY-MM-DD`. */
export function createContentRepository(db: Database) {
  return {
    async listNews(station: string, today: string): Promise<NewsRow[]> {
      const shown = and(eq(news.station, station), lte(news.publishedOn, today))
      return db.select().from(news).where(shown).orderBy(desc(news.publishedOn), asc(news.slug))
    },

    async findNews(station: string, today: string, slug: string): Promise<NewsRow[]> {
      const shown = and(eq(news.station, station), lte(news.publishedOn, today), eq(news.slug, slug))
      return db.select().from(news).where(shown)
    },

    async listEvents(station: string, today: string): Promise<EventRow[]> {
      const shown = and(eq(events.station, station), lte(events.publishedOn, today))
      return db.select().from(events).where(shown).orderBy(desc(events.publishedOn), desc(events.id))
    },

    async findEvent(station: string, today: string, id: number): Promise<EventDetailsRow[]> {
      const shown = and(eq(events.station, station), lte(events.publishedOn, today), eq(events.id, id))
      const sameCode = and(eq(promoCodes.station, events.station), eq(promoCodes.code, events.promoCode))
      const rows = await db
        .select({ event: events, code: promoCodes })
        .from(events)
        .leftJoin(promoCodes, and(sameCode, stillWorks(today)))
        .where(shown)
      return rows.map(({ event, code }) => ({ ...event, code }))
    },

    async listFaqGroups(station: string): Promise<FaqGroupRow[]> {
      return db.select().from(faqGroups).where(eq(faqGroups.station, station)).orderBy(asc(faqGroups.sort))
    },

    async listFaqQuestions(station: string, today: string): Promise<FaqQuestionRow[]> {
      const shown = and(eq(faqQuestions.station, station), lte(faqQuestions.publishedOn, today))
      return db.select().from(faqQuestions).where(shown).orderBy(asc(faqQuestions.sort), asc(faqQuestions.id))
    },

    /** Without those whose code nobody can use any more. */
    async listDiscounts(station: string, today: string): Promise<DiscountRow[]> {
      const notOver = or(isNull(discounts.validTo), gte(discounts.validTo, today))
      const works = or(isNull(discounts.promoCode), stillWorks(today))
      const shown = and(eq(discounts.station, station), lte(discounts.publishedOn, today), notOver, works)
      const sameCode = and(eq(promoCodes.station, discounts.station), eq(promoCodes.code, discounts.promoCode))
      const rows = await db
        .select({ discount: discounts, code: promoCodes })
        .from(discounts)
        .leftJoin(promoCodes, sameCode)
        .where(shown)
        .orderBy(asc(discounts.sort))
      return rows.map(({ discount, code }) => ({ ...discount, code }))
    },

    async listPartners(station: string, today: string): Promise<PartnerRow[]> {
      const shown = and(eq(partners.station, station), lte(partners.publishedOn, today))
      return db.select().from(partners).where(shown).orderBy(asc(partners.sort))
    },

    async listChauffeurs(station: string, today: string): Promise<ChauffeurRow[]> {
      const shown = and(eq(chauffeurs.station, station), lte(chauffeurs.publishedOn, today))
      return db.select().from(chauffeurs).where(shown).orderBy(asc(chauffeurs.sort))
    },

    async listClassNames(station: string): Promise<ClassNameRow[]> {
      const { id, name, sort } = carClasses
      return db.select({ id, name }).from(carClasses).where(eq(carClasses.station, station)).orderBy(asc(sort))
    },

    async listOffices(station: string, today: string): Promise<OfficeRow[]> {
      const shown = and(eq(offices.station, station), lte(offices.publishedOn, today))
      return db.select().from(offices).where(shown).orderBy(asc(offices.sort))
    },

    /** Price of one piece of an extra; null when the branch has none of that code. */
    async findExtraPrice(station: string, code: string): Promise<number | null> {
      const wanted = and(eq(extras.station, station), eq(extras.code, code))
      const [row] = await db.select({ priceKop: extras.priceKop }).from(extras).where(wanted)
      return row?.priceKop ?? null
    },
  }
}

function stillWorks(today: string) {
  return and(eq(promoCodes.active, true), gte(promoCodes.validTo, today))
}

import type {
  Chauffeur,
  Discount,
  EventDetails,
  EventItem,
  EventPromo,
  FaqResponse,
  NewsItem,
  NewsStory,
  Office,
  Partner,
} from '@/provider/contract/content'
import { type DiscountFacts, discountTerms } from '@/provider/modules/content/rules/discount-terms'
import { textIn } from '@/provider/rules/i18n/language'
import type {
  ChauffeurRow,
  ClassNameRow,
  CodeRow,
  DiscountRow,
  EventDetailsRow,
  EventRow,
  FaqGroupRow,
  FaqQuestionRow,
  NewsRow,
  OfficeRow,
  PartnerRow,
} from './queries'
import { type Reader, readTexts } from './texts'

/** Returns a story as the list of news shows it. */
export function newsItem({ slug, publishedOn, title, lead }: NewsRow, reader: Reader): NewsItem {
  return { slug, publishedOn: publishedDate(publishedOn), ...readTexts({ title, lead }, reader) }
}

/** Returns a story with its body. */
export function newsStory({ slug, publishedOn, title, lead, body }: NewsRow, reader: Reader): NewsStory {
  return { slug, publishedOn: publishedDate(publishedOn), ...readTexts({ title, lead, body }, reader) }
}

/** Returns an event as the list of events shows it. */
export function eventItem(row: EventRow, reader: Reader): EventItem {
  return { ...eventHead(row), ...readTexts({ title: row.title, lead: row.lead }, reader) }
}

/** Returns an event with its place and code. @param classes every class of the branch, in its order. */
export function eventDetails(
  row: EventDetailsRow,
  facts: DiscountFacts,
  classes: ClassNameRow[],
  reader: Reader,
): EventDetails {
  const { title, lead, body, placeName, lat, lng, code, carSlugs } = row
  const { name, ...texts } = readTexts({ title, lead, body, ...(placeName ? { name: placeName } : {}) }, reader)
  return {
    ...eventHead(row),
    ...texts,
    place: name === undefined ? null : { name, lat, lng },
    promo: code && eventPromo(code, facts, classNames(classes, reader)),
    carSlugs,
  }
}

/** Returns the groups in their order, without those that have no published question. */
export function faqResponse(groups: FaqGroupRow[], rows: FaqQuestionRow[], reader: Reader): FaqResponse {
  return {
    groups: groups.flatMap(({ id, title }) => {
      const questions = rows
        .filter(({ groupId }) => groupId === id)
        .map((row) => ({ id: row.id, ...readTexts({ question: row.question, answer: row.answer }, reader) }))
      return questions.length > 0 ? [{ id, ...readTexts({ title }, reader), questions }] : []
    }),
  }
}

/** Returns a discount with its terms of today. @param classes every class of the branch, in its order. */
export function discountItem(
  row: DiscountRow,
  facts: DiscountFacts,
  classes: ClassNameRow[],
  reader: Reader,
): Discount {
  const { id, rule, promoCode, code, title, text } = row
  return {
    id,
    rule,
    promoCode,
    loginOnly: code?.loginOnly ?? false,
    terms: discountTerms(rule, code, facts, classNames(classes, reader)),
    validFrom: latest(row.validFrom, code?.validFrom),
    validTo: earliest(row.validTo, code?.validTo),
    ...readTexts({ title, text }, reader),
  }
}

function eventPromo(row: CodeRow, facts: DiscountFacts, namesOf: ReturnType<typeof classNames>): EventPromo {
  const { code, loginOnly, validFrom, validTo } = row
  return { code, loginOnly, validFrom, validTo, terms: discountTerms('promo', row, facts, namesOf) }
}

function classNames(classes: ClassNameRow[], { language }: Reader) {
  return (ids: readonly string[]) =>
    classes.filter(({ id }) => ids.includes(id)).map(({ name }) => textIn(name, language))
}

function latest(...dates: (string | null | undefined)[]): string | null {
  return (
    dates
      .flatMap((date) => date ?? [])
      .sort()
      .at(-1) ?? null
  )
}

function earliest(...dates: (string | null | undefined)[]): string | null {
  return dates.flatMap((date) => date ?? []).sort()[0] ?? null
}

/** Returns a partner in the reader's language. */
export function partnerItem({ id, kind, url, name, text }: PartnerRow, reader: Reader): Partner {
  return { id, kind, url, ...readTexts({ name, text }, reader) }
}

/** Returns a chauffeur in the reader's language. @param classes every class of the branch, in its order. */
export function chauffeurItem(row: ChauffeurRow, classes: ClassNameRow[], reader: Reader): Chauffeur {
  const { id, experienceYears, languages, name, text } = row
  const driven = classes.filter(({ id: classId }) => row.classes.includes(classId))
  return {
    id,
    experienceYears,
    speaks: languages,
    classes: driven.map((drivenClass) => textIn(drivenClass.name, reader.language)),
    ...readTexts({ name, text }, reader),
  }
}

/** Returns an office in the reader's language. @param position of the place where it hands cars over. */
export function officeItem(row: OfficeRow, position: { lat: number; lng: number }, reader: Reader): Office {
  const { id, title, lead, body, facilities } = row
  return { id, lat: position.lat, lng: position.lng, ...readTexts({ title, lead, body, facilities }, reader) }
}

function eventHead({ id, tag, publishedOn, startsAt, endsAt }: EventRow) {
  return {
    id,
    tag,
    publishedOn: publishedDate(publishedOn),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

/** The queries find only what is published. */
function publishedDate(publishedOn: string | null): string {
  if (publishedOn === null) throw new Error('an item is shown without a date of publishing')
  return publishedOn
}

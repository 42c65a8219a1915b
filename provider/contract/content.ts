import { z } from 'zod'
import { PARTNER_KINDS } from './rules/partners/partner-kinds'
import { LANGUAGES } from './rules/text/languages'
import { SLUG } from './rules/text/slug'

/** Language of the texts of one item: the requested one, Russian when one of them is missing in it. */
const language = z.enum(LANGUAGES)
const Paragraphs = z.array(z.string())

export const NewsItem = z.object({
  slug: z.string().regex(SLUG),
  publishedOn: z.iso.date(),
  language,
  title: z.string(),
  lead: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>

/** `GET sun/v2/content/news`, newest first. */
export const NewsResponse = z.object({ news: z.array(NewsItem) })

/** `GET sun/v2/content/news/{slug}`. */
export const NewsStory = NewsItem.extend({ body: Paragraphs })
export type NewsStory = z.infer<typeof NewsStory>

/** An event; without `startsAt` it is an article: a route, news of the branch. Without `endsAt` it lasts that day. */
export const EventItem = z.object({
  id: z.number().int().positive(),
  tag: z.enum(['city', 'branch', 'offer']),
  publishedOn: z.iso.date(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  language,
  title: z.string(),
  lead: z.string(),
})
export type EventItem = z.infer<typeof EventItem>

/** `GET sun/v2/content/events`, newest first. */
export const EventsResponse = z.object({ events: z.array(EventItem) })

/** What the rules of today give and ask, even where the text differs. Dates of pick-up include both ends. */
export const DiscountTerms = z.object({
  /** What is taken off, after the cap of all codes; null: the tiers say, or the rental. */
  percent: z.number().nullable(),
  /** `percent` is the most that it can be. */
  upTo: z.boolean(),
  /** The most that is taken off from so many rental days on. */
  tiers: z.array(z.object({ fromDays: z.number().int(), maxPercent: z.number() })),
  minDays: z.number().int().nullable(),
  rentalFrom: z.iso.date().nullable(),
  rentalTo: z.iso.date().nullable(),
  /** Names of the classes that it is for; empty: all. */
  classes: z.array(z.string()),
  firstRentalOnly: z.boolean(),
  /** How often one client may use it; null: without a limit. */
  perClient: z.number().int().nullable(),
})
export type DiscountTerms = z.infer<typeof DiscountTerms>

/** The code of an event with what the table of codes says of it; one that has ended is left out. */
export const EventPromo = z.object({
  code: z.string(),
  /** Only clients who have signed in may use the code. */
  loginOnly: z.boolean(),
  terms: DiscountTerms,
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
})
export type EventPromo = z.infer<typeof EventPromo>

/** `GET sun/v2/content/events/{id}`. `carSlugs` name models that suit it. */
export const EventDetails = EventItem.extend({
  body: Paragraphs,
  place: z.object({ name: z.string(), lat: z.number().nullable(), lng: z.number().nullable() }).nullable(),
  promo: EventPromo.nullable(),
  carSlugs: z.array(z.string().regex(SLUG)),
})
export type EventDetails = z.infer<typeof EventDetails>

export const FaqQuestion = z.object({ id: z.string(), language, question: z.string(), answer: z.string() })
export type FaqQuestion = z.infer<typeof FaqQuestion>

/** `GET sun/v2/content/faq`; a group without questions is left out. */
export const FaqResponse = z.object({
  groups: z.array(z.object({ id: z.string(), language, title: z.string(), questions: z.array(FaqQuestion).min(1) })),
})
export type FaqResponse = z.infer<typeof FaqResponse>

/**
 * `rule` says by which rule the price falls; dates include both ends, null = without an end. Of a code they are the code's
 * own, and one that has ended is left out.
 */
export const Discount = z.object({
  id: z.string(),
  rule: z.enum(['period', 'mileageOption', 'promo', 'longTerm']),
  promoCode: z.string().nullable(),
  /** The code is for clients who have signed in. */
  loginOnly: z.boolean(),
  terms: DiscountTerms,
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  language,
  title: z.string(),
  text: z.string(),
})
export type Discount = z.infer<typeof Discount>

/** `GET sun/v2/content/discounts`: those that are not over. */
export const DiscountsResponse = z.object({ discounts: z.array(Discount) })

export const Partner = z.object({
  id: z.string(),
  kind: z.enum(PARTNER_KINDS),
  url: z.string(),
  language,
  name: z.string(),
  text: z.string(),
})
export type Partner = z.infer<typeof Partner>

/**
 * `GET sun/v2/content/partners`. `sharePercent`: of each rental that came by a partner's link, at most. `usualRentalKop`:
 * what a rental of the usual length costs as a rule, in whole thousands of roubles.
 */
export const PartnersResponse = z.object({
  sharePercent: z.number(),
  usualRentalKop: z.number().int().nonnegative(),
  partners: z.array(Partner),
})
export type PartnersResponse = z.infer<typeof PartnersResponse>

/** `speaks`: best first. `classes`: names of the classes that this driver comes with, in the branch's order. */
export const Chauffeur = z.object({
  id: z.string(),
  experienceYears: z.number().int().positive(),
  speaks: z.array(language),
  classes: z.array(z.string()),
  language,
  name: z.string(),
  text: z.string(),
})
export type Chauffeur = z.infer<typeof Chauffeur>

/** `GET sun/v2/content/chauffeurs`, in the branch's order. */
export const ChauffeursResponse = z.object({ chauffeurs: z.array(Chauffeur) })

export const Office = z.object({
  id: z.string(),
  lat: z.number(),
  lng: z.number(),
  language,
  title: z.string(),
  lead: z.string(),
  body: Paragraphs,
  facilities: Paragraphs,
})
export type Office = z.infer<typeof Office>

/** `GET sun/v2/content/offices`, in the branch's order. */
export const OfficesResponse = z.object({ offices: z.array(Office) })

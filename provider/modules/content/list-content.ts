import type {
  Chauffeur,
  Discount,
  EventDetails,
  EventItem,
  FaqAnswer,
  NewsItem,
  NewsStory,
  Office,
  PartnersAnswer,
} from '@/provider/contract/content'
import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/cars'
import type { DiscountFacts } from '@/provider/modules/content/rules/discount-terms'
import type { Language } from '@/provider/rules/i18n/language'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import { chauffeur, discount, eventDetails, eventItem, faqAnswer, newsItem, newsStory, office, partner } from './items'
import { createOpening, type Opened, type OpeningParts } from './opening'

type Figures = Pick<Opened, 'data' | 'longTerm'>

export type ContentService = ReturnType<typeof createContentService>

/** What the operator writes, published by today, with the figures of today. */
export function createContentService({ cars, ...parts }: OpeningParts & { cars: Cars }) {
  const { content, settings } = parts
  const { station } = settings
  const open = createOpening(parts)

  async function discountFacts({ data, longTerm }: Figures): Promise<DiscountFacts> {
    return {
      period: await cars.periodPercents(),
      mileagePercent: data.mileageOption.discountPercent,
      longTermPercent: longTerm.maxSavingPercent,
      codeLimitPercent: saleLimitPercent(wireDate(parts.now()), data.saleLimit),
    }
  }

  return {
    async news(language: Language): Promise<NewsItem[]> {
      const { reader, told, today } = await open(language)
      return told('news', await content.listNews(station, today)).map((row) => newsItem(row, reader))
    },

    /** @throws {FailureError} `not_found` also for a story that is not published yet. */
    async story(slug: string, language: Language): Promise<NewsStory> {
      const { reader, told, today } = await open(language)
      const [row] = told('news', await content.findNews(station, today, slug))
      if (!row) throw new FailureError('not_found', 'No such story.')
      return newsStory(row, reader)
    },

    async events(language: Language): Promise<EventItem[]> {
      const { reader, told, today } = await open(language)
      return told('events', await content.listEvents(station, today)).map((row) => eventItem(row, reader))
    },

    /** @throws {FailureError} `not_found` also for an event that is not published yet. */
    async event(id: number, language: Language): Promise<EventDetails> {
      const { reader, told, today, ...figures } = await open(language)
      const [row] = told('events', await content.findEvent(station, today, id))
      if (!row) throw new FailureError('not_found', 'No such event.')
      const [facts, named] = await Promise.all([discountFacts(figures), content.listClassNames(station)])
      return eventDetails(row, facts, named, reader)
    },

    async faq(language: Language): Promise<FaqAnswer> {
      const { reader, told, today } = await open(language)
      const [groups, questions] = await Promise.all([
        content.listFaqGroups(station),
        content.listFaqQuestions(station, today),
      ])
      return faqAnswer(told('faq-groups', groups), told('faq', questions), reader)
    },

    async discounts(language: Language): Promise<Discount[]> {
      const { reader, told, today, ...figures } = await open(language)
      const [rows, named, facts] = await Promise.all([
        content.listDiscounts(station, today),
        content.listClassNames(station),
        discountFacts(figures),
      ])
      return told('discounts', rows).map((row) => discount(row, facts, named, reader))
    },

    async partners(language: Language): Promise<PartnersAnswer> {
      const { data, reader, told, today } = await open(language)
      const [rows, usualRentalKop] = await Promise.all([content.listPartners(station, today), cars.usualRentalKop()])
      const partners = told('partners', rows).map((row) => partner(row, reader))
      return { sharePercent: data.partnerSharePercent, usualRentalKop, partners }
    },

    async chauffeurs(language: Language): Promise<Chauffeur[]> {
      const { reader, told, today } = await open(language)
      const [rows, named] = await Promise.all([content.listChauffeurs(station, today), content.listClassNames(station)])
      return told('chauffeurs', rows).map((row) => chauffeur(row, named, reader))
    },

    async offices(language: Language): Promise<Office[]> {
      const { data, places: all, reader, told, today } = await open(language)
      const rows = await content.listOffices(station, today)
      return told('offices', rows).map((row) => {
        const place = all.find(({ code }) => code === row.placeCode)
        return office(row, place ?? { lat: data.map_lat, lng: data.map_lng }, reader)
      })
    },
  }
}

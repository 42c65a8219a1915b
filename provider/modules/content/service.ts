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
import { EXTRA_DRIVER } from '@/provider/contract/rules/options'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import type { PlacesService } from '@/provider/modules/places/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import { contentValues } from '@/provider/rules/content-values'
import type { Language } from '@/provider/rules/language'
import { chauffeur, discount, eventDetails, eventItem, faqAnswer, newsItem, newsStory, office, partner } from './items'
import type { ContentRepository } from './repository'
import type { Reader } from './texts'

type Parts = { content: ContentRepository; settings: SettingsService; places: PlacesService; now: () => Date }

export type ContentService = ReturnType<typeof createContentService>

/** What the operator writes, published by today, with the figures of today. */
export function createContentService({ content, settings, places, now }: Parts) {
  const { station } = settings

  async function open(language: Language) {
    const [data, allPlaces, extraDriverKop] = await Promise.all([
      settings.current(),
      places.list(language),
      content.findExtraPrice(station, EXTRA_DRIVER),
    ])
    const airportFeeKop = allPlaces.find(({ zone }) => zone === 'airport')?.feeKop ?? null
    const reader: Reader = {
      language,
      values: (known) => contentValues(data, { airportFeeKop, extraDriverKop }, known),
    }
    return { data, places: allPlaces, reader, today: toStationMoment(now(), data.timeZone).date }
  }

  return {
    async news(language: Language): Promise<NewsItem[]> {
      const { reader, today } = await open(language)
      return (await content.listNews(station, today)).map((row) => newsItem(row, reader))
    },

    /** @throws {FailureError} `not_found` also for a story that is not published yet. */
    async story(slug: string, language: Language): Promise<NewsStory> {
      const { reader, today } = await open(language)
      const row = await content.findNews(station, today, slug)
      if (!row) throw new FailureError('not_found', 'No such story.')
      return newsStory(row, reader)
    },

    async events(language: Language): Promise<EventItem[]> {
      const { reader, today } = await open(language)
      return (await content.listEvents(station, today)).map((row) => eventItem(row, reader))
    },

    /** @throws {FailureError} `not_found` also for an event that is not published yet. */
    async event(id: number, language: Language): Promise<EventDetails> {
      const { reader, today } = await open(language)
      const row = await content.findEvent(station, today, id)
      if (!row) throw new FailureError('not_found', 'No such event.')
      return eventDetails(row, reader)
    },

    async faq(language: Language): Promise<FaqAnswer> {
      const { reader, today } = await open(language)
      const [groups, questions] = await Promise.all([
        content.listFaqGroups(station),
        content.listFaqQuestions(station, today),
      ])
      return faqAnswer(groups, questions, reader)
    },

    async discounts(language: Language): Promise<Discount[]> {
      const { reader, today } = await open(language)
      return (await content.listDiscounts(station, today)).map((row) => discount(row, reader))
    },

    async partners(language: Language): Promise<PartnersAnswer> {
      const { data, reader, today } = await open(language)
      const rows = await content.listPartners(station, today)
      return { sharePercent: data.partnerSharePercent, partners: rows.map((row) => partner(row, reader)) }
    },

    async chauffeurs(language: Language): Promise<Chauffeur[]> {
      const { reader, today } = await open(language)
      const [rows, named] = await Promise.all([content.listChauffeurs(station, today), content.listClassNames(station)])
      return rows.map((row) => chauffeur(row, named, reader))
    },

    async offices(language: Language): Promise<Office[]> {
      const { data, places: all, reader, today } = await open(language)
      const rows = await content.listOffices(station, today)
      return rows.map((row) => {
        const place = all.find(({ code }) => code === row.placeCode)
        return office(row, place ?? { lat: data.map_lat, lng: data.map_lng }, reader)
      })
    },
  }
}

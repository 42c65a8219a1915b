import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import {
  type Chauffeur,
  ChauffeursResponse,
  type Discount,
  DiscountsResponse,
  EventDetails,
  type EventItem,
  EventsResponse,
  FaqResponse,
  type NewsItem,
  NewsResponse,
  NewsStory,
  type Office,
  OfficesResponse,
  PartnersResponse,
} from '@/provider/contract/content'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { callProvider } from './provider/call-provider'
import { ProviderError } from './provider/errors'

const PATH = '/sun/v2/content'
/** Whatever stands in the address: the provider is asked for what can be an event. */
const EVENT_ID = /^[1-9]\d{0,8}$/

/** Newest first. @throws {ProviderError} */
export async function listNews(): Promise<NewsItem[]> {
  return (await callProvider({ path: `${PATH}/news`, schema: NewsResponse })).news
}

/** A published story, or null. @throws {ProviderError} */
export const findStory = cache(async (slug: string): Promise<NewsStory | null> => {
  return SLUG.test(slug) ? findItem(`${PATH}/news/${slug}`, NewsStory) : null
})

/** Newest first. @throws {ProviderError} */
export async function listEvents(): Promise<EventItem[]> {
  return (await callProvider({ path: `${PATH}/events`, schema: EventsResponse })).events
}

/** A published event, or null; in the page's language, or in the one that a route handler names. @throws {ProviderError} */
export const findEvent = cache(async (id: string, language?: Locale): Promise<EventDetails | null> => {
  return EVENT_ID.test(id) ? findItem(`${PATH}/events/${id}`, EventDetails, language) : null
})

/** @throws {ProviderError} */
export const listFaq = cache(async (): Promise<FaqResponse['groups']> => {
  return (await callProvider({ path: `${PATH}/faq`, schema: FaqResponse })).groups
})

/** @throws {ProviderError} */
export async function listDiscounts(): Promise<Discount[]> {
  return (await callProvider({ path: `${PATH}/discounts`, schema: DiscountsResponse })).discounts
}

/** Asked once for the page and its metadata. @throws {ProviderError} */
export const listPartners = cache(async (): Promise<PartnersResponse> => {
  return callProvider({ path: `${PATH}/partners`, schema: PartnersResponse })
})

/** Who drives the cars that come with a driver. @throws {ProviderError} */
export async function listChauffeurs(): Promise<Chauffeur[]> {
  return (await callProvider({ path: `${PATH}/chauffeurs`, schema: ChauffeursResponse })).chauffeurs
}

/** @throws {ProviderError} */
export async function listOffices(): Promise<Office[]> {
  return (await callProvider({ path: `${PATH}/offices`, schema: OfficesResponse })).offices
}

async function findItem<Item>(path: `/${string}`, schema: z.ZodType<Item>, language?: Locale): Promise<Item | null> {
  try {
    return await callProvider({ path, schema: schema, ...(language ? { language } : {}) })
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'not_found') return null
    throw error
  }
}

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CarDetails, CarQuery, CarsQuery, CarsResponse } from '@/provider/contract/cars'
import {
  CalendarQuery,
  CarCalendar,
  LowestDayPrices,
  LowestDayPricesQuery,
  LowestTotal,
  LowestTotalQuery,
} from '@/provider/contract/cars-calendar'
import { SLUG } from '@/provider/contract/rules/text/slug'
import { clientIdOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Cars } from './bind-cars'

const docs = operations('cars', {
  searchCars: 'Search free cars, or list the fleet without dates',
  readCar: 'Read a car, with its price when there are dates',
  readCarCalendar: 'Read the days on which a car is free',
  readLowestDayPrices: 'Read the price of the cheapest free car on each day',
  readLowestTotal: 'Read how many cars are free for some dates, and the lowest total',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const search = { ...config, limit: 'dated-search' } as const
const calendarConfig = { ...config, limit: 'car-calendar' } as const
const Params = z.object({ slug: z.string().regex(SLUG) })

/** Registers the routes of cars. */
export function carsRoutes(app: ProviderServer, cars: Cars): void {
  app.get(
    '/sun/v2/cars',
    {
      config: search,
      schema: {
        ...docs.searchCars,
        querystring: CarsQuery,
        headers: LanguageHeader,
        response: responses(CarsResponse),
      },
    },
    async (request) => ok(await cars.search(request.query, readerOf(request))),
  )

  app.get(
    '/sun/v2/cars/:slug',
    {
      config: search,
      schema: {
        ...docs.readCar,
        params: Params,
        querystring: CarQuery,
        headers: LanguageHeader,
        response: responses(CarDetails),
      },
    },
    async (request) => ok(await cars.details(request.params.slug, request.query, readerOf(request))),
  )

  const calendar = { params: Params, querystring: CalendarQuery, headers: LanguageHeader }
  app.get(
    '/sun/v2/cars/:slug/calendar',
    { config, schema: { ...docs.readCarCalendar, ...calendar, response: responses(CarCalendar) } },
    async ({ params, query, headers }) =>
      ok(await cars.readCalendar(params.slug, query, languageOf(headers['accept-language']))),
  )

  app.get(
    '/sun/v2/cars-calendar/days',
    {
      config: calendarConfig,
      schema: {
        ...docs.readLowestDayPrices,
        querystring: LowestDayPricesQuery,
        response: responses(LowestDayPrices),
      },
    },
    async ({ query }) => ok(await cars.lowestDayPrices(query)),
  )

  app.get(
    '/sun/v2/cars-calendar/total',
    {
      config: calendarConfig,
      schema: { ...docs.readLowestTotal, querystring: LowestTotalQuery, response: responses(LowestTotal) },
    },
    async ({ query }) => ok(await cars.lowestTotal(query)),
  )
}

function readerOf(request: Pick<FastifyRequest, 'headers' | 'visitor'>) {
  return { language: languageOf(request.headers['accept-language']), clientId: clientIdOf(request) }
}

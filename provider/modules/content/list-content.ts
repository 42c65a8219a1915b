import type { Chauffeur, Discount, FaqResponse, Office, PartnersResponse } from '@/provider/contract/content'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Language } from '@/provider/rules/i18n/language'
import { type ContextDeps, readContext } from './content-context'
import { readDiscountFacts } from './discount-facts'
import { chauffeurItem, discountItem, faqResponse, officeItem, partnerItem } from './items'
import {
  listChauffeurRows,
  listClassNames,
  listDiscountRows,
  listFaqGroups,
  listFaqQuestions,
  listOfficeRows,
  listPartnerRows,
} from './queries'

type DepsWithCars = ContextDeps & { cars: Cars }

/** Returns the published questions in their groups. */
export async function listFaq(deps: ContextDeps, language: Language): Promise<FaqResponse> {
  const { db, settings } = deps
  const { reader, complete, today } = await readContext(deps, language)
  const [groups, questions] = await Promise.all([
    listFaqGroups(db, settings.station),
    listFaqQuestions(db, settings.station, today),
  ])
  return faqResponse(complete('faq-groups', groups), complete('faq', questions), reader)
}

/** Returns the published discounts with what they take off today. */
export async function listDiscounts(deps: DepsWithCars, language: Language): Promise<Discount[]> {
  const { db, settings } = deps
  const { reader, complete, today, ...figures } = await readContext(deps, language)
  const [rows, classes, facts] = await Promise.all([
    listDiscountRows(db, settings.station, today),
    listClassNames(db, settings.station),
    readDiscountFacts(deps, figures),
  ])
  return complete('discounts', rows).map((row) => discountItem(row, facts, classes, reader))
}

/** Returns the published partners with the partner's share of a rental. */
export async function listPartners(deps: DepsWithCars, language: Language): Promise<PartnersResponse> {
  const { db, settings, cars } = deps
  const { data, reader, complete, today } = await readContext(deps, language)
  const [rows, usualRentalKop] = await Promise.all([
    listPartnerRows(db, settings.station, today),
    cars.usualRentalKop(),
  ])
  const partners = complete('partners', rows).map((row) => partnerItem(row, reader))
  return { sharePercent: data.partnerSharePercent, usualRentalKop, partners }
}

/** Returns the published chauffeurs. */
export async function listChauffeurs(deps: ContextDeps, language: Language): Promise<Chauffeur[]> {
  const { db, settings } = deps
  const { reader, complete, today } = await readContext(deps, language)
  const [rows, classes] = await Promise.all([
    listChauffeurRows(db, settings.station, today),
    listClassNames(db, settings.station),
  ])
  return complete('chauffeurs', rows).map((row) => chauffeurItem(row, classes, reader))
}

/** Returns the published offices; one without a place has the coordinates of the branch. */
export async function listOffices(deps: ContextDeps, language: Language): Promise<Office[]> {
  const { db, settings } = deps
  const { data, places, reader, complete, today } = await readContext(deps, language)
  const rows = await listOfficeRows(db, settings.station, today)
  return complete('offices', rows).map((row) => {
    const place = places.find(({ code }) => code === row.placeCode)
    return officeItem(row, place ?? { lat: data.map_lat, lng: data.map_lng }, reader)
  })
}

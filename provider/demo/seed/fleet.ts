import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { ModelAttributes } from '@/provider/rules/settings/station-settings'
import type { Row } from './insert-rows'
import type { SeedData, SeedModel } from './seed-data'

/** Returns the rows of car classes. */
export function classRows({ fleet }: SeedData, station: string): Row[] {
  return fleet.classes.map(({ bodies, defaultCvet, ...carClass }) => ({
    station,
    ...carClass,
    body: bodies[0],
    default_colour: defaultCvet,
  }))
}

/** Returns the rows of car models, with prices in kopecks. */
export function modelRows({ fleet }: SeedData, station: string): Row[] {
  return fleet.models.map((model) => ({
    station,
    slug: model.slug,
    class_id: model.class,
    name: model.naimenovanie,
    sort: model.sort,
    list_kop: model.stoimost * KOPECKS_PER_ROUBLE,
    sale_percent: model.skidka_2,
    special_kop: model.special_price * KOPECKS_PER_ROUBLE,
    discount1_percent: model.discount1,
    discount2_percent: model.discount2,
    deposit_kop: model.depositRub * KOPECKS_PER_ROUBLE,
    deductible_kop: model.deductibleRub * KOPECKS_PER_ROUBLE,
    over_mileage_kop_per_km: model.overMileageRubPerKm * KOPECKS_PER_ROUBLE,
    min_age: model.minAge,
    min_experience_years: model.minExperienceYears,
    licence_category: model.licenceCategory,
    self_drive: model.selfDrive,
    rental_months: model.rentalMonths,
    tags: model.tags,
    attributes: attributesOf(model),
    description: model.description,
    mileage_option: model.mileageLimitedOption,
  }))
}

function attributesOf(model: SeedModel): ModelAttributes {
  return {
    body: model.body,
    years: { from: model.yearFrom, to: model.yearTo },
    seats: model.seats,
    seatRows: model.seatRows,
    doors: model.doors,
    fuel: model.fuel,
    powertrain: model.powertrain,
    engineLitres: model.engineLitres,
    powerHp: model.powerHp,
    transmission: model.transmission,
    gearbox: model.gearbox,
    drive: model.drive,
    steeringSide: model.steeringSide,
    tankLitres: model.tankLitres,
    luggage: model.luggage,
    tinting: model.tinting,
    winterTyres: model.winterTyres,
    heated: model.heated,
    features: model.features,
    groundClearanceMm: model.groundClearanceMm,
    lengthMm: model.lengthMm,
    heightMm: model.heightMm,
    consumptionL100km: model.fuelConsumption?.combinedL100km ?? null,
    rangeKm: model.rangeKm ?? null,
    mileageLimitKmPerDay: model.mileageLimitKmPerDay,
  }
}

/** Returns the rows of cars. */
export function carRows({ fleet }: SeedData, station: string, modelIds: ReadonlyMap<string, number>): Row[] {
  return fleet.cars.map((car) => ({
    station,
    model_id: modelIds.get(car.model),
    gosnomer: car.gosnomer,
    plate_kind: car.plateKind,
    inventory_number: car.inventoryNumber ?? null,
    cvet: car.cvet,
    year: car.year,
    mileage_km: car.mileageKm,
    state: car.state,
  }))
}

import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { Texts } from '@/provider/rules/i18n/language'
import type { ModelAttributes } from '@/provider/rules/settings/station-settings'
import { money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const carClasses = pgTable('car_classes', {
  station: text('station').notNull(),
  id: text('id').$type<CarClassId>().notNull(),
  sort: integer('sort').notNull(),
  klassavtomobilya: text('klassavtomobilya').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  lead: jsonb('lead').$type<Texts>().notNull(),
  body: text('body').notNull(),
  defaultColour: text('default_colour').notNull(),
})

export const carModels = pgTable('car_models', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  station: text('station').notNull(),
  slug: text('slug').notNull(),
  classId: text('class_id').$type<CarClassId>().notNull(),
  name: text('name').notNull(),
  sort: integer('sort').notNull(),
  listKop: money('list_kop').notNull(),
  salePercent: smallint('sale_percent').notNull(),
  specialKop: money('special_kop').notNull(),
  oneDayKop: money('one_day_kop'),
  discount1Percent: smallint('discount1_percent').notNull(),
  discount2Percent: smallint('discount2_percent').notNull(),
  depositKop: money('deposit_kop').notNull(),
  deductibleKop: money('deductible_kop').notNull(),
  overMileageKopPerKm: money('over_mileage_kop_per_km').notNull(),
  minAge: smallint('min_age'),
  minExperienceYears: smallint('min_experience_years'),
  licenceCategory: text('licence_category'),
  selfDrive: boolean('self_drive').notNull(),
  rentalMonths: smallint('rental_months').array().notNull(),
  tags: text('tags').array().notNull(),
  attributes: jsonb('attributes').$type<ModelAttributes>().notNull(),
  description: jsonb('description').$type<Texts>().notNull(),
  mileageOption: boolean('mileage_option').notNull().default(false),
})

export const cars = pgTable('cars', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  station: text('station').notNull(),
  modelId: integer('model_id').notNull(),
  gosnomer: text('gosnomer').notNull(),
  plateKind: text('plate_kind').$type<'state' | 'inventory'>().notNull(),
  inventoryNumber: text('inventory_number'),
  cvet: text('cvet').notNull(),
  year: smallint('year').notNull(),
  mileageKm: integer('mileage_km').notNull(),
  state: text('state').$type<'active' | 'maintenance' | 'sold'>().notNull(),
})

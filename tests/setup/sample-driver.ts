import type { DriverFields } from '@/lib/bookings/driver-rules'
import { NO_MEETING } from '@/provider/contract/rules/bookings/meeting'

/** A complete driver form. */
export const driverFields: DriverFields = {
  last_name: 'Лебедева',
  first_name: 'Мария',
  middle_name: 'Андреевна',
  noMiddleName: false,
  birthDate: '1991-05-14',
  licenceSince: '2012-03-01',
  citizenship: 'RU',
  phone: '+79140000001',
  email: 'maria@example.ru',
  flight: '',
  ...NO_MEETING,
  extraDrivers: [],
  privacyPolicy: true,
  personalData: true,
}

/** What a form of a driver knows of a car that is handed out at the branch. */
export const atBranch = {
  needsLicence: true,
  night: null,
  arrival: null,
  pickupPlace: { id: 50, needsAddress: false },
  dropoffPlace: { id: 50, needsAddress: false },
} as const

import type { DriverFields } from '@/lib/bookings/driver-rules'

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
  extraDrivers: [],
  privacyPolicy: true,
  personalData: true,
}

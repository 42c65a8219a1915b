import 'server-only'
import { cache } from 'react'
import { type DriverClass, DriverClassesResponse } from '@/provider/contract/driver-check'
import { callProvider } from './provider/call-provider'

/** Classes for self-drive hire with the limits of their models, in the page's language. @throws {ProviderError} */
export const listDriverClasses = cache(async (): Promise<DriverClass[]> => {
  const { classes } = await callProvider({ path: '/sun/v2/driver-classes', schema: DriverClassesResponse })
  return classes
})

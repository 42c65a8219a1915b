import { z } from 'zod'

/** `GET auth-client/settings` */
export const ProfileAnswer = z.object({
  phone: z.string(),
  email: z.string().nullable(),
  language: z.string(),
  consents: z.array(z.object({ document: z.string(), version: z.iso.date(), givenAt: z.iso.datetime() })),
})
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

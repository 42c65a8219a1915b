import { z } from 'zod'
import { StoredFile } from './files'
import { email, personName, phone, plainLine } from './person'
import { isLicenceNumber, LICENCE_NUMBER_MAX } from './rules/client-drivers/client-driver'

const Licence = {
  number: plainLine(LICENCE_NUMBER_MAX).refine(isLicenceNumber, { error: 'a licence number' }),
  country: z.string().regex(/^[A-Z]{2}$/),
  issuedAt: z.iso.date(),
  expiresAt: z.iso.date(),
}

/** Where a driver stands: `incomplete` until the client confirms the data, then the branch checks the scans. */
export const Verification = z.enum(['incomplete', 'on_review', 'verified', 'rejected'])
export type Verification = z.infer<typeof Verification>

/** The blobs are the scans of specification §3; null: not here, or not any more. */
export const OwnDriver = z.object({
  id: z.int().positive(),
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  noPatronymic: z.boolean(),
  phone: z.string(),
  ph: z.string(),
  email: z.string(),
  birthDate: z.iso.date(),
  licence: z.object({ number: z.string(), country: z.string(), issuedAt: z.iso.date(), expiresAt: z.iso.date() }),
  passport_blob: StoredFile.nullable(),
  driver_license_blob: StoredFile.nullable(),
  approved: z.boolean(),
  verification: Verification,
  /** The reason in the reader's language; empty unless the branch rejected the driver. */
  rejectReason: z.string(),
})
export type OwnDriver = z.infer<typeof OwnDriver>

/** `GET auth-client/drivers` */
export const DriversResponse = z.object({
  /** Shown in the form. */
  limits: z.object({
    scanMaxMb: z.int().positive(),
    retentionDays: z.int().positive(),
    maxDriverAge: z.int().positive(),
    today: z.iso.date(),
  }),
  items: z.array(OwnDriver),
})
export type DriversResponse = z.infer<typeof DriversResponse>

/**
 * `POST auth-client/drivers`, `PUT …/drivers/{id}`; the files are ids of `auth-client/files`: uploaded, or the driver's own.
 */
export const DriverRequest = z.strictObject({
  last_name: personName,
  first_name: personName,
  middle_name: personName.nullable(),
  noPatronymic: z.boolean(),
  phone,
  email,
  birthDate: z.iso.date(),
  licence: z.strictObject(Licence),
  passport_blob: z.uuid(),
  driver_license_blob: z.uuid(),
})
export type DriverRequest = z.infer<typeof DriverRequest>

/**
 * Renames the ids of scans that a page sends under the form's own names: it was open before the names were those of the
 * specification.
 */
export function renameScans(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { passport_file, driver_license_file, ...rest } = body as Record<string, unknown>
  return {
    ...(passport_file === undefined ? {} : { passport_blob: passport_file }),
    ...(driver_license_file === undefined ? {} : { driver_license_blob: driver_license_file }),
    ...rest,
  }
}

/** `POST auth-client/drivers/{id}/approve`: the client says that the data are right and that the driver agrees. */
export const ApproveRequest = z.strictObject({ personalData: z.iso.date() })
export type ApproveRequest = z.infer<typeof ApproveRequest>

/** `DELETE auth-client/drivers/{id}` */
export const DeletedDriver = z.object({ id: z.int().positive() })
export type DeletedDriver = z.infer<typeof DeletedDriver>

import { z } from 'zod'
import type { FileStoreOptions } from '@/provider/file-store/open-file-store'

/** Variables of the store of clients' files. */
export const FILE_STORE_ENVIRONMENT = {
  FILES_DIR: z.string().min(1).default('.data/files'),
  FILE_STORE: z.enum(['folder', 's3'], { error: 'must be folder or s3' }).default('folder'),
  /** Without a path: the bucket follows the host (`endpoint/bucket/object`), as every service understands it. */
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, { error: 'must be https://host, without a path and without a password' })
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be the name of a region, for example ru-central1' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/, { error: 'must be letters and digits, with / between them' })
    .optional(),
  S3_ACCESS_KEY: z.string().regex(/^\S+$/, { error: 'must be one word' }).optional(),
  S3_SECRET_KEY: z.string().regex(/^\S+$/, { error: 'must be one word' }).optional(),
}

type Parsed = z.infer<z.ZodObject<typeof FILE_STORE_ENVIRONMENT>>

/** Returns where the clients' files are. A bucket beside the folder: files are read there too, while they are moved. */
export function fileStoreOf(data: Parsed): FileStoreOptions {
  const { FILES_DIR: folder, FILE_STORE: store } = data
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix } = data
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data
  const isNamed = endpoint && region && bucket && accessKey && secretKey
  const s3 = isNamed
    ? { endpoint, region, bucket, accessKey, secretKey, prefix: prefix ? `${prefix.replace(/\/$/, '')}/` : '' }
    : null
  return { folder, store, s3 }
}

import { z } from 'zod'

/** A JSON body that says nothing: a form of another site cannot send it. */
export const EmptyRequest = z.strictObject({})

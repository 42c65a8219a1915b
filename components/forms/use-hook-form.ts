'use client'

import type { FormSchema } from '@/lib/forms/schema'
import { type ApiFormOptions, useSentForm } from './use-api-form'
import { useHookFields } from './use-hook-fields'

/** `useApiForm` over React Hook Form, where a page's budget of scripts has room for it (decision 0102). */
export function useHookForm<Schema extends FormSchema, Failure, Response>(
  options: ApiFormOptions<Schema, Failure, Response>,
) {
  return useSentForm(options, useHookFields(options.schema, options.initial))
}

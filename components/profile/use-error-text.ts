'use client'

import { useTranslations } from 'next-intl'
import type { ProfileError } from '@/lib/profile/profile-rules'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/provider/contract/rules/auth/password'

export function useErrorText(): (error: ProfileError) => string {
  const t = useTranslations('profile.errors')
  return (error) => t(error, { count: error === 'passwordLong' ? PASSWORD_MAX : PASSWORD_MIN })
}

import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { RemindersRepository } from './remind-pickup'

type Parts = { reminders: RemindersRepository; settings: SettingsService; now: () => Date }

export type RemindersService = ReturnType<typeof createRemindersService>

export function createRemindersService({ reminders, settings, now }: Parts) {
  return {
    /** Reminds whoever picks up a car soon, each once. @returns how many were. */
    async sweep(): Promise<number> {
      const { reminderHours } = await settings.current()
      const at = now()
      let reminded = 0
      for (const id of await reminders.listDue(settings.station, reminderHours, at)) {
        if (await reminders.remind(id, at)) reminded += 1
      }
      return reminded
    },
  }
}

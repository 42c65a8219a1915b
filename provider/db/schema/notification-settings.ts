import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { NoticeChannel, NoticeTopic } from '@/provider/contract/rules/profile/notification-settings'
import { instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const noticeChoices = pgTable('notice_choices', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  topic: text('topic').$type<NoticeTopic>().notNull(),
  channel: text('channel').$type<NoticeChannel>().notNull(),
  wanted: boolean('wanted').notNull(),
  changedAt: instant('changed_at').notNull(),
})

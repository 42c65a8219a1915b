import { dateField, numberField, textField } from './fields'

/** Form of addresses, and of codes that a page may have in its address. */
export const SLUG = /^[a-z0-9-]+$/
export const ID = textField({ name: 'id', header: 'Код', max: 60, pattern: SLUG })
export const SORT = numberField({ name: 'sort', header: 'Порядок' })
/** Not published while it is empty. */
export const PUBLISHED = dateField({ name: 'published_on', header: 'Опубликовано', isOptional: true })

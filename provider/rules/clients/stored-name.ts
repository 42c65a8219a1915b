/** A person's name as the tables have it. `lastName` null: not known yet; `middleName` null: none. */
export type StoredName = { lastName: string | null; firstName: string; middleName: string | null }

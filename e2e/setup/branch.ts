import pg from 'pg'

/** What only time or the branch can do, done in the database of the stack under test. */
async function run(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}

export async function endHold(number: string): Promise<void> {
  await run(`update bookings set hold_until = now() - interval '1 minute' where number = $1`, [number])
}

type NewClient = { phone: string; language?: string; isRegistered?: boolean }

/** Somebody who rented a car once; registered, with the password of the demo clients. */
export async function addClient({ phone, language = 'ru', isRegistered = false }: NewClient): Promise<void> {
  await run(
    `insert into clients (station, phone, last_name, first_name, middle_name, language, created_at, password_hash, registered_at)
     select 'vldk', $1, 'Проверкина', 'Вера', 'Примеровна', $2, now(),
       case when $3::boolean then password_hash end, case when $3::boolean then now() end
     from clients where phone = '+79990000001'`,
    [phone, language, isRegistered],
  )
}

/** A rise of a day by so many kopecks; a negative one takes it back. */
export async function raisePrice(slug: string, kopecks: number): Promise<void> {
  await run(
    'update car_models set list_kop = list_kop + $2, special_kop = case special_kop when 0 then 0 else special_kop + $2 end where slug = $1',
    [slug, kopecks],
  )
}

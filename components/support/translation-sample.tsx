import styles from './translation-sample.module.css'

const LINES = [
  'Фамилия, имя: ЧЖАН САНЬ (ZHANG SAN)',
  'Пол: мужской. Гражданство: КНР',
  'Дата рождения: 15.08.1990',
  'Дата первой выдачи: 20.05.2014',
  'Класс транспортных средств: C1',
  'Срок действия: 20.05.2020 – 20.05.2030',
]

/** A drawn translation with invented data. The sheet is white in the dark theme too: it is a picture of paper. */
export function TranslationSample({ label }: { label: string }) {
  return (
    <figure className={styles.sample}>
      <svg aria-label={label} lang="ru" role="img" viewBox="0 0 440 330">
        <path d="M0 0h440v330H0z" fill="#e6edf0" />
        <path d="M16 30h120v150H16z" fill="#fff" stroke="#9db0b9" />
        <path d="M28 46h96v60H28z" fill="#dfe9ed" />
        <circle cx="50" cy="70" fill="#9db0b9" r="10" />
        <path d="M34 100a16 16 0 0 1 32 0z" fill="#9db0b9" />
        <path d="M76 58h40M76 70h40M76 82h28M28 122h96M28 136h96M28 150h60" stroke="#9db0b9" strokeWidth="4" />
        <text fill="#465c67" fontSize="10" x="28" y="172">
          копия
        </text>
        <path d="M112 14h312v302H112z" fill="#fff" stroke="#9db0b9" />
        <path d="M112 60l-8 6 8 6M112 160l-8 6 8 6M112 260l-8 6 8 6" fill="none" stroke="#c2562b" strokeWidth="2" />
        <g fill="#0a2533" fontSize="12">
          <text fontSize="13" fontWeight="700" x="128" y="40">
            Перевод с китайского языка на русский
          </text>
          <text fontWeight="700" x="128" y="64">
            Водительское удостоверение КНР
          </text>
          {LINES.map((line, index) => (
            <text key={line} x="128" y={86 + index * 20}>
              {line}
            </text>
          ))}
          <text x="128" y="222">
            Переводчик: Образцова А. А.
          </text>
          <text fontSize="11" x="128" y="252">
            Я, нотариус Примеров Б. Б.,
          </text>
          <text fontSize="11" x="128" y="266">
            свидетельствую подлинность
          </text>
          <text fontSize="11" x="128" y="280">
            подписи переводчика.
          </text>
        </g>
        <path d="M310 218c8-12 14-8 10 2s6 8 14-4 12-2 18 0" fill="none" stroke="#2750a8" strokeWidth="2" />
        <g fill="none" stroke="#2750a8" strokeWidth="2">
          <circle cx="372" cy="272" r="34" />
          <circle cx="372" cy="272" r="24" />
          <path d="M128 302c10-14 18-8 12 2s8 8 16-4 12-2 20 0" />
        </g>
        <text fill="#2750a8" fontSize="7" textAnchor="middle" x="372" y="275">
          НОТАРИУС
        </text>
        <text fill="#c2562b" fontSize="11" fontWeight="700" x="28" y="210">
          ОБРАЗЕЦ
        </text>
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

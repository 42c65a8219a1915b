/** The colours of plates as the data has them (`cvet`): each must have a paint. */
export const PLATE_COLOURS = [
  'белый',
  'чёрный',
  'серебристый',
  'серый',
  'синий',
  'красный',
  'зелёный',
  'жёлтый',
  'бирюзовый',
  'бежевый',
  'бордовый',
  'коричневый',
]

import type { Car } from '@/lib/cars/car'
import type { TransferDetails, TransferItem, TransferOrdering } from '@/provider/contract/transfers'

/** A model with a driver in our own names; money in kopecks. */
export type Transfer = Omit<TransferItem, 'car' | 'daily_price' | 'class'> & {
  car: Car
  classId: TransferItem['class']
  dayKop: number
}

export type TransferList = TransferOrdering & { transfers: Transfer[] }

export type TransferPage = Transfer &
  TransferOrdering & {
    /** Null: what is told of the model is for whoever drives it himself. */
    description: string | null
    languages: TransferDetails['languages']
    similar: Transfer[]
  }

/** Class by class, in the order of the list. */
export function byClass(transfers: Transfer[]): Array<{ classId: string; className: string; transfers: Transfer[] }> {
  const ids = [...new Set(transfers.map(({ classId }) => classId))]
  return ids.map((classId) => {
    const own = transfers.filter((transfer) => transfer.classId === classId)
    return { classId, className: own[0]?.className ?? '', transfers: own }
  })
}

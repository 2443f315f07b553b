/** What the database says of one thing that was found. */
export interface FoundRow {
  kind: string
  id: string
  code: string | null
  titleAr: string
  titleEn: string | null
  textAr: string
  textEn: string
  date: string | null
  placeAr: string | null
  placeEn: string | null
}

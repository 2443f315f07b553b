declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** OpenType features by their tags; without it all of them. */
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

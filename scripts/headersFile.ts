import { fileHeaders } from '../worker/headers.ts'

/** `_headers`, which the platform reads beside the files. */
export const headersFile = (): string =>
  Object.entries(fileHeaders)
    .map(([path, headers]) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) =>
          value === '' ? `  ${name}` : `  ${name}: ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n')

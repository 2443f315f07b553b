/** What a fresh installation is given: roles, the first administrator, demonstration accounts. The code is on the server's side. */
export const firstAdministrator = 'admin'

export const placeKnowledge = { load: async () => undefined, show: () => null }

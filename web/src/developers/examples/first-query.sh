# The three best known venues of a city. No key is needed.
curl -sS 'https://mandap.example/graphql' \
  -H 'Content-Type: application/json' \
  -H 'Accept: application/graphql-response+json' \
  -d '{"query": "{ venues(filter: { city: \"Udaipur\" }, first: 3) { nodes { name maxGuests vegPrice } } }"}'

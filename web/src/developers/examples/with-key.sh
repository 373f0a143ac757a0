# Whose key is it?
curl -sS 'https://mandap.example/graphql' \
  -H 'Authorization: Bearer YOUR_KEY' \
  -H 'Content-Type: application/json' \
  -d '{"query": "{ me { role email } }"}'

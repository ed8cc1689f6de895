print("pushspec")
